#!/usr/bin/env bash
# Installs missing packages and prints them: `install.sh run` for the task app and the browser library, `test` for
# `make test`, `engines` for `make test-engines`.
#
# The Swift toolchain (6.3 or newer, on a Mac Xcode 26.4) is the one thing expected to be there. Debian's packages are
# those of the release at hand; Python's are pinned in Tests/EndToEnd/requirements.txt and live in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."
purpose=${1:-run}

if ! command -v swiftc > /dev/null; then
    echo "Swift is not on PATH. Install the toolchain (swift.org/install) and run this again." >&2
    exit 1
fi

packages=(libsqlite3-dev libqrencode-dev pkg-config esbuild brotli binaryen)
command -v python3 > /dev/null || packages+=(python3)
if [ "$purpose" = test ] || [ "$purpose" = engines ]; then
    packages+=(nodejs node-typescript chromium chromium-headless-shell firefox-esr fonts-noto-core fonts-noto-color-emoji
        gcc nginx openssl sqlite3 sox shellcheck node-react node-react-dom kotlin)
    python3 -c 'import ensurepip' 2> /dev/null || packages+=(python3-venv)
fi
if [ "$purpose" = engines ]; then
    packages+=(xvfb xauth webkit2gtk-driver orca at-spi2-core openbox xdotool dbus)
fi

if command -v apt-get > /dev/null; then
    missing=()
    for package in "${packages[@]}"; do
        dpkg-query --show --showformat='${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        echo "Installing ${missing[*]} (apt)"
        as_root=(env)
        [ "$(id -u)" -eq 0 ] || as_root=(sudo)
        "${as_root[@]}" apt-get update -qq
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
            ${missing[@]+"${missing[@]}"} > .build-install.log 2>&1 || {
            tail -n 20 .build-install.log >&2
            echo "apt could not install ${missing[*]}: see .build-install.log, install them by hand and run this again." >&2
            exit 1
        }
    fi
elif [ "$(uname)" = Darwin ]; then
    case $purpose in
    run) packages=(qrencode brotli binaryen pkgconf esbuild) ;;
    # Xcode's Python is 3.9; the tests' packages need 3.10.
    test) packages=(qrencode brotli binaryen pkgconf esbuild node typescript nginx shellcheck python) ;;
    esac
    command -v brew > /dev/null || { echo "Install Homebrew (brew.sh), or by hand: ${packages[*]}" >&2; exit 1; }
    if ! brew list "${packages[@]}" > /dev/null 2>&1; then
        echo "Installing ${packages[*]} (Homebrew)"
        brew install --quiet "${packages[@]}"
    fi
elif [ "$(uname)" = Linux ]; then
    echo "No apt-get here: please make sure that these are installed, under your system's names: ${packages[*]}" >&2
fi

if [ "$purpose" = test ] || [ "$purpose" = engines ]; then
    ! command -v brew > /dev/null || PATH=$(brew --prefix)/bin:$PATH
    requirements=Tests/EndToEnd/requirements.txt
    if ! cmp -s "$requirements" .venv/installed.txt; then
        echo "Installing Playwright, selenium, axe, Pillow, schemathesis and pytest into .venv (pip)"
        python3 -m venv .venv
        .venv/bin/pip install --quiet --disable-pip-version-check --requirement "$requirements"
        cp "$requirements" .venv/installed.txt
    fi
    # For its react-dom 18.3, which Debian lacks.
    [ -d .venv/dash ] || .venv/bin/pip install --quiet --disable-pip-version-check --no-deps --target .venv/dash dash==4.4.1
fi
