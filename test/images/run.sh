#!/bin/bash
# Builds the image on a plain Debian without a registry, runs both Compose files, and the tests' path through containers.
# The base images are made here. Needs root, Debian's packages debootstrap and docker.io, and the ports 80 and 443; with
# `--install` it installs the two. Leaves the bridge docker0 and Docker's rules of iptables behind.
#
#   test/images/run.sh [--install]
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
images=$project/test/images
# The app's, and beside it that of a mail server which receives the sign-in links.
port=${PORT:-4200} smtp_port=$((${PORT:-4200} + 1))
public_url=https://localhost
[ "$(id -u)" = 0 ] || { echo 'Only root can make images from nothing.' >&2; exit 1; }
[ "${1:-}" != --install ] || { apt-get update && apt-get install --yes --no-install-recommends debootstrap docker.io iptables; }
for program in debootstrap dockerd docker npm git curl; do
  command -v $program > /dev/null || { echo "$program is missing: see the first lines of $0" >&2; exit 1; }
done
work=$(mktemp -d /tmp/upkept-images.XXXXXX)
export DOCKER_HOST=unix://$work/docker.sock
. "$images/engine.sh"

say() { printf '\n== %s (%s s)\n' "$1" "$SECONDS"; }

say 'an engine of its own'
start_engine
trap stop_engine EXIT

say 'the base images'
make_base_images

say 'the image'
git clone --quiet --no-hardlinks "$project" "$work/project"
docker build --quiet --network host --tag upkept "$work/project"
docker image inspect --format '{{.Size}} bytes, user {{.Config.User}}' upkept

# Compose 2.26 runs in a container, so that the engine's machine needs none.
compose() {
  docker run --rm --volume "$work/docker.sock:/var/run/docker.sock" --volume "$work/project:$work/project" \
    --workdir "$work/project" compose docker-compose --project-name upkept-images --progress quiet "$@"
}
# Some engines don't name the gateway, which is the first address.
subnet=$(docker network inspect bridge --format '{{(index .IPAM.Config 0).Subnet}}')
gateway=${subnet%.*}.1
printf '%s\n' "APP_SECRET=$(head -c 32 /dev/urandom | base64)" POSTGRES_PASSWORD=letters1 "PUBLIC_URL=$public_url" \
  "PORT=$port" "SMTP_URL=smtp://$gateway:$smtp_port" 'MAIL_FROM=Upkept <hello@home.example>' > "$work/project/.env"

# Runs Compose with these files, signs in at the address, and looks at how the containers are locked up.
check() {
  local address=$1
  shift
  compose "$@" up --detach || { compose "$@" logs; exit 1; }
  if [ "$address" = "$public_url" ]; then trust_proxy "$(compose "$@" ps --quiet proxy)"; fi
  app=$(compose "$@" ps --quiet app | sed -n 1p)
  (cd "$project" && SMTP_PORT=$smtp_port ./run test/images/visit.ts "$address" "$public_url" \
    docker exec "$app" node dist/server/cli.js doctor --json) || { compose "$@" logs; exit 1; }
  for id in $(compose "$@" ps --quiet app worker); do
    docker inspect --format '{{.Name}}: read-only {{.HostConfig.ReadonlyRootfs}}, drops {{.HostConfig.CapDrop}}, '\
'{{.HostConfig.SecurityOpt}}, memory {{.HostConfig.Memory}}, processes {{.HostConfig.PidsLimit}}' "$id"
    ! docker exec "$id" touch /app/written 2> /dev/null || { echo 'the container can be written to' >&2; exit 1; }
  done
  docker exec "$app" node dist/server/cli.js backup /data/upkept.backup | tail -1
  compose "$@" stop --timeout 30
  for id in $(compose "$@" ps --all --quiet app worker); do
    [ "$(docker inspect --format '{{.State.ExitCode}}' "$id")" = 0 ] || { docker logs "$id"; exit 1; }
    # All that a process prints in production is its log.
    ! docker logs "$id" 2>&1 | grep --invert-match '^{.*}$' || { echo 'this line is not JSON' >&2; exit 1; }
  done
  compose "$@" down --volumes
}

say 'docker-compose.yml'
check "http://127.0.0.1:$port" -f docker-compose.yml

say 'docker-compose.yml with docker-compose.scale.yml'
check "$public_url" -f docker-compose.yml -f docker-compose.scale.yml

say 'the tests of the stores on a container'
cd "$project"
TEST_DATABASE=container TESTCONTAINERS_RYUK_DISABLED=true \
  ./run vitest run --project integration --reporter dot test/contracts/stores.test.ts

say 'all is well'
