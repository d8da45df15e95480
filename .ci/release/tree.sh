# Sourced by .ci/release/install and ./package: the files of an installation besides the program itself.
# shellcheck shell=bash

# fill_tree PROGRAM STAGE FAILED: data, completions and manual pages under the folder STAGE; calls `FAILED REASON`,
# which must not return, where something can't be made.
fill_tree() {
  local program=$1 stage=$2 failed=$3 file game verbs verb
  export PUZZLELAB_COMMAND=puzzlelab
  put() { # put NAME: standard input becomes the file NAME of the tree
    { mkdir -p "$stage/$(dirname "$1")" && cat >"$stage/$1"; } || "$failed" "$1 can't be made"
  }
  # In a command the shell doesn't stop at a fault, so each is checked.
  (cd "$root/data" && find . -type f ! -path './signatures/*' | sed 's|^\./||') | while read -r file; do
    put "share/puzzlelab/$file" <"$root/data/$file"
  done || "$failed" "the data can't be copied"
  { "$program" completions bash | put share/bash-completion/completions/puzzlelab &&
    "$program" completions zsh | put share/zsh/site-functions/_puzzlelab &&
    "$program" completions fish | put share/fish/vendor_completions.d/puzzlelab.fish; } || "$failed" "no completions"
  "$program" man | put share/man/man1/puzzlelab.1 || "$failed" "no manual page"
  "$program" completions bash | sed -n "s/^ *\([a-z]*\)) words='\(.*\)' options=--help ;;/\1 \2/p" |
    while read -r game verbs; do
      for verb in $verbs; do
        "$program" man "$game" "$verb" | put "share/man/man1/puzzlelab-$game-$verb.1"
      done
    done || "$failed" "a manual page can't be made"
}
