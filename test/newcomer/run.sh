#!/bin/bash
# Follows the README's "Run it" word for word on bare Debians in folders, with git, Node and npm and nothing else, in a path
# with a space, as root and as an ordinary user: installs, starts, reads the pages, stops with Ctrl-C, and runs tests. The two
# packages that the README names are installed only when `npm start` and `npm test` ask for them. Needs root, Debian's
# packages debootstrap, curl and iproute2, and git and npm. Keeps what it downloads in ${TMPDIR:-/var/tmp}/upkept-newcomer.
#
#   test/newcomer/run.sh [--whole] [12 | 13 [NODE [NPM [USER]]]]
#
# NODE is `debian`, for Debian's own Node and npm, or 20, 22, 24 or 26 from npm's registry; NPM is 9, 10 or 11; USER is
# `root` or `ada`. What isn't named is tried in all its forms. `--whole` runs every test instead of three files.
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
cache=${TMPDIR:-/var/tmp}/upkept-newcomer
files='test/core/domain/time/dates.test.ts test/component/shell/guard.test.tsx test/e2e/site-live.test.ts'
[ "${1:-}" != --whole ] || { files=; shift; }
[ "$(id -u)" = 0 ] || { echo 'Only root can make a Debian.' >&2; exit 1; }
for program in debootstrap curl ip git npm; do
  command -v $program > /dev/null || { echo "$program is missing: see the first lines of $0" >&2; exit 1; }
done
mkdir -p "$cache"
. "$(dirname "$0")/machine.sh"
trap stop_machine EXIT


# The lines of the README's section, and the package that it names.
readme() { awk '/^## /{ within = $0 == "## Run it" } within' "$project/README.md"; }
block=$(readme | awk '/^```/{ code = /sh$/; next } code' | sed 's|REPOSITORY|/srv/upkept.git|')
packages=$(readme | grep --only-matching 'apt-get install [a-z0-9-]*')
library=$(sed -n 1p <<< "$packages")
browser=$(sed -n 2p <<< "$packages")
if [[ "$(tail -1 <<< "$block")" != 'npm start'* ]] || [ -z "$browser" ]; then
  echo 'the README has changed' >&2
  exit 1
fi

note() { summary+=", $*"; }
fail() {
  printf 'FAILED %s: %s\n' "$summary" "$1"
  tail -25 "$machine/log"
  false
}

# Runs `npm start` without a network until it is ready, reads what it names, and interrupts it as a terminal does.
start_and_stop() { # USER
  local begun=$SECONDS job
  sed '1i cd upkept' <<< "$(tail -1 <<< "$block")" > "$machine/start"
  set -m
  session "$1" "$(net)" < "$machine/start" > "$machine/log" 2>&1 &
  job=$!
  set +m
  until grep --quiet 'The mail it sends is in' "$machine/log"; do
    kill -0 "$job" 2> /dev/null || { fail 'it ended without being ready'; return 1; }
    [ $((SECONDS - begun)) -lt 300 ] || { fail 'it is not ready'; return 1; }
    sleep 0.5
  done
  note "ready after $((SECONDS - begun)) s"
  for address in $(grep --only-matching 'http://[^ ]*' "$machine/log") http://localhost:3000/api/openapi.json; do
    nsenter "$(net)" curl --fail --silent --show-error --output /dev/null "$address" >> "$machine/log" 2>&1 ||
      { fail "$address"; return 1; }
  done
  begun=$SECONDS
  kill -INT -- "-$job"
  while others > "$machine/others"; do
    [ $((SECONDS - begun)) -lt 30 ] || { fail "these still run: $(cat "$machine/others")"; return 1; }
    sleep 0.2
  done
  wait "$job" 2> /dev/null || true
  note "stopped after $((SECONDS - begun)) s"
}

# The sentence of `npm start` where something is missing.
refusal() { # USER
  sed '1i cd upkept' <<< "$(tail -1 <<< "$block")" | session "$1" > "$machine/log" 2>&1 && return 1
  grep --invert-match '^> \|^$' "$machine/log"
}
get() { in_it chroot "$machine/root" sh -c "DEBIAN_FRONTEND=noninteractive $1 --yes" >> "$machine/log" 2>&1; }
tests() { session "$1" <<< "cd upkept && npm test ${files:+-- $files}" > "$machine/log" 2>&1; }

follow() { # DEBIAN NODE NPM USER
  local begun
  start_machine "$(make_base "$1" "$2")" "$2" "$3" "$4"
  # Node 26 of the registry needs the library itself.
  [ "$2" != 26 ] || get "$library"
  summary="Debian $1, Node $(session "$4" <<< 'node --version'), npm $(session "$4" <<< 'npm --version'), $4"
  begun=$SECONDS
  head -n -1 <<< "$block" | session "$4" > "$machine/log" 2>&1 || { fail 'npm ci'; return 1; }
  note "npm ci $((SECONDS - begun)) s"
  if [ "$2" != 26 ]; then
    said=$(refusal "$4") || { fail 'it did not say what is missing'; return 1; }
    case $said in
      'Upkept needs Node 20.19, 22.12 or newer, and this is Node 18.'*) note 'refused'; printf 'ok %s\n' "$summary"; return ;;
      *libatomic.so.1*"run \"$library\" as root".) get "$library"; note 'asked for the library' ;;
      *) fail "$said"; return 1 ;;
    esac
  fi
  start_and_stop "$4" || return 1
  begun=$SECONDS
  if ! tests "$4"; then
    tail -1 "$machine/log" | grep --quiet --fixed-strings "run \"$browser\" as root" || { fail 'npm test'; return 1; }
    note 'asked for the browser'
    get "$browser"
    tests "$4" || { fail 'npm test'; return 1; }
  fi
  note "npm test $((SECONDS - begun)) s, $(tail -1 "$machine/log")"
  printf 'ok %s\n' "$summary"
}

failed=0
for debian in ${1:-12 13}; do
  for node in ${2:-debian 20 22 24 26}; do
    # Debian's Node has one npm.
    npms=${3:-9 10 11}
    [ "$node" != debian ] || npms=own
    for npm in $npms; do
      for user in ${4:-root ada}; do
        follow "$debian" "$node" "$npm" "$user" || failed=$((failed + 1))
        stop_machine
      done
    done
  done
done
echo "$failed failed"
[ "$failed" = 0 ]
