# Sourced by .ci/release/install and .ci/release/uninstall: where an installation is and what belongs to it.
# shellcheck shell=bash

list=share/puzzlelab/installed-files

# prefix_from COMMAND [PREFIX]: the folder to install in becomes $prefix, as an absolute path.
prefix_from() {
  case ${2-} in
    -h | --help) say "./run $1 [PREFIX]   (default: $HOME/.local)"; exit 0 ;;
    -*) say "$1: unknown option '$2'; the only argument is a folder"; exit 64 ;;
  esac
  [ $# -le 2 ] || { say "$1: one folder is enough"; exit 64; }
  prefix=${2-$HOME/.local}
  case $prefix in
    /*) ;;
    '') say "$1: the folder has no name"; exit 64 ;;
    *) prefix=$PWD/$prefix ;;
  esac
  prefix=${prefix%/}
}

# The files of the installation in $prefix, by its own list; nothing where there is none.
installed_files() { cat "$prefix/$list" 2>/dev/null || true; }
