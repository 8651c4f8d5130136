# shellcheck shell=bash disable=SC2154
# Parts of run.sh: bare Debians in folders, each used once, and what a newcomer has on them.

machine_path=/opt/node/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

# A Debian with git and nothing else, or with npm and the Node that it brings; kept for later runs.
make_base() { # DEBIAN NODE
  local release=bookworm packages='git ca-certificates' base=$cache/debian-$1
  [ "$1" = 12 ] || release=trixie
  [ "$2" != debian ] || { packages+=' npm'; base+=-npm; }
  printf %s "$base"
  [ ! -e "$base/made" ] || return 0
  rm -rf --one-file-system "$base"
  debootstrap --variant=minbase "$release" "$base" > "$base.log" 2>&1
  settle_in "$base"
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive chroot "$base" sh -c "apt-get update && apt-get install --yes --no-install-recommends $packages" \
    >> "$base.log" 2>&1
  chroot "$base" useradd --create-home --uid 1000 ada
  touch "$base/made"
}

# What Debian's installer writes, and what this machine knows about its network: the resolver, how apt reaches its mirrors,
# and an authority of its own.
settle_in() { # ROOT
  echo '127.0.0.1 localhost' > "$1/etc/hosts"
  cp /etc/resolv.conf "$1/etc/resolv.conf"
  apt-config dump Acquire | grep --extended-regexp 'Proxy|Check-|Verify' > "$1/etc/apt/apt.conf.d/80machine" || true
  [ -z "${NODE_EXTRA_CA_CERTS:-}" ] || install -D "$NODE_EXTRA_CA_CERTS" "$1/etc/ssl/extra.crt"
}

# Node and npm from the registry, as an official archive arranges them.
unpack_node() { # NODE NPM
  local root=$machine/root/opt/node arch
  arch=$(dpkg --print-architecture | sed s/amd64/x64/)
  mkdir -p "$root/bin" "$root/lib/node_modules/npm"
  tar --extract --gzip --file "$(fetch "node-linux-$arch@$1")" --directory "$root" --strip-components 1 package/bin/node
  tar --extract --gzip --file "$(fetch "npm@$2")" --directory "$root/lib/node_modules/npm" --strip-components 1
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/bin/npx"
  chmod 755 "$root/lib/node_modules/npm/bin/"*.js
}

# The file of a package, which is downloaded once.
fetch() { # PACKAGE@VERSION
  local file=$cache/$1.tgz
  [ -e "$file" ] || mv "$cache/$(cd "$cache" && npm pack --silent "$1")" "$file"
  printf %s "$file"
}

# Processes of their own, all of which end with the first one, on a copy of the base that vanishes with them.
start_machine() { # BASE NODE NPM USER
  # In memory if there is enough: a disk takes longer to write and delete so many files than npm to install them.
  local place=$cache
  [ "$(df --output=avail --block-size=1G /dev/shm | tail -1)" -lt 8 ] || place=/dev/shm
  machine=$(mktemp -d "$place/upkept-newcomer.XXXXXX")
  mkdir "$machine"/{upper,work,root}
  mount -t overlay -o "lowerdir=$1,upperdir=$machine/upper,workdir=$machine/work" overlay "$machine/root"
  settle_in "$machine/root"
  [ "$2" = debian ] || unpack_node "$2" "$3"
  unshare --mount --pid --fork --kill-child bash -c 'while sleep 1; do :; done' 2> /dev/null &
  keeper=$!
  until first=$(pgrep --parent "$keeper"); do sleep 0.1; done
  in_it mount -t proc proc "$machine/root/proc"
  in_it mount --rbind /dev "$machine/root/dev"
  # The tests keep their database there.
  in_it mount -t tmpfs -o size=3g tmpfs "$machine/root/dev/shm"
  home=/home/ada
  [ "$4" != root ] || home=/root
  mkdir -p "$machine/root$home/my projects" "$cache/npm-$4" "$machine/root$home/.npm"
  in_it mount --bind "$cache/npm-$4" "$machine/root$home/.npm"
  [ ! -e ~/.npmrc ] || cp ~/.npmrc "$machine/root$home/.npmrc"
  git clone --quiet --bare --no-hardlinks "$project" "$machine/root/srv/upkept.git"
  chroot "$machine/root" chown -R "$4:" "$home" /srv/upkept.git
  chown "$(stat --format %u:%g "$machine/root$home")" "$cache/npm-$4"
  # Its ports are its own, and `npm start` finds no network.
  ip netns add "$(basename "$machine")"
  ip -netns "$(basename "$machine")" link set lo up
}

stop_machine() {
  [ -n "${machine:-}" ] || return 0
  kill -KILL "$first" 2> /dev/null || true
  wait "$keeper" 2> /dev/null || true
  ip netns delete "$(basename "$machine")" 2> /dev/null || true
  umount "$machine/root" && rm -rf --one-file-system "$machine"
  machine=
}

in_it() { nsenter --target "$first" --mount --pid "$@"; }
net() { printf %s "--net=/run/netns/$(basename "$machine")"; }

# A session of the user's in the folder of their projects, whose commands come from the input.
session() { # USER [OPTION OF NSENTER]
  cat > "$machine/root/tmp/session"
  in_it "${@:2}" chroot "$machine/root" setpriv --reuid "$1" --regid "$1" --init-groups \
    env -i HOME="$home" USER="$1" TERM=dumb PATH="$machine_path" \
    ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=/etc/ssl/extra.crt} ${http_proxy:+http_proxy="$http_proxy"} \
    ${https_proxy:+https_proxy="$https_proxy"} ${no_proxy:+no_proxy="$no_proxy"} \
    bash -euc 'cd ~/"my projects" && . /tmp/session'
}

# The processes of the machine besides those that keep it.
others() { pgrep --ns "$first" --nslist pid --list-full . | grep --invert-match 'sleep 1$\|while sleep'; }
