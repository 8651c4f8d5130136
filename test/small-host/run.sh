#!/bin/bash
# Follows docs/small-host.md word for word on a bare Debian in a folder, until a person has signed in, a backup has been
# restored and an upgrade has been made. Needs root, Debian's packages debootstrap and curl, and the ports 80, 443, 2525,
# 3000 and 5432. Three things differ from a rented machine: its name is localhost, for which Caddy makes the certificate
# itself, mail goes to a server of this script, and systemctl is a stand-in that reads the page's unit file.
#
#   test/small-host/run.sh [bookworm | trixie]
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
here=$project/test/small-host
[ "$(id -u)" = 0 ] || { echo 'Only root can make a Debian.' >&2; exit 1; }
for port in 80 443 2525 3000 5432; do
  ! (: < "/dev/tcp/127.0.0.1/$port") 2> /dev/null || { echo "port $port is in use" >&2; exit 1; }
done
work=$(mktemp -d /var/tmp/upkept-small-host.XXXXXX)
root=$work/root
person=ada@home.example

say() { printf '\n== %s (%s s)\n' "$1" "$SECONDS"; }

say 'a bare Debian'
debootstrap --variant=minbase "${1:-bookworm}" "$root" > "$work/debootstrap.log"
# Processes of their own, all of which end with the first one, which notices when they end.
unshare --mount --pid --fork --kill-child bash -c 'while sleep 1; do :; done' &
machine=$!
until first=$(pgrep --parent "$machine"); do sleep 0.1; done
trap 'kill -KILL "$first" ${mail:-} 2> /dev/null; wait "$machine" 2> /dev/null || true; rm -rf --one-file-system "$work"' EXIT
inside() { nsenter --target "$first" --mount --pid chroot "$root" "$@"; }
nsenter --target "$first" --mount --pid mount -t proc proc "$root/proc"
nsenter --target "$first" --mount mount --rbind /dev "$root/dev"
cp /etc/resolv.conf "$root/etc/resolv.conf"
cp "$here/systemctl" "$root/usr/local/bin/systemctl"
git clone --quiet --bare --no-hardlinks "$project" "$root/srv/upkept.git"
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  # A machine behind a proxy may have an authority of its own.
  install -D "$NODE_EXTRA_CA_CERTS" "$root/etc/ssl/extra.crt"
  export NODE_EXTRA_CA_CERTS=/etc/ssl/extra.crt
fi

# The commands of one section, with what the page tells to replace.
section() {
  awk -v title="## $1" '/^## / { within = index($0, title) == 1 } /^```/ { code = within && /sh$/; next } code' \
    "$project/docs/small-host.md" |
    sed "s|HOME.EXAMPLE.COM|localhost|g; s|REPOSITORY|/srv/upkept.git|; s|YOU@EXAMPLE.COM|$person|g"
}
# One session of root's, like that of a person who pastes the sections.
follow() {
  say "$1"
  section "$1" > "$root/root/section"
  [ -s "$root/root/section" ] || { echo "the page has no section $1" >&2; exit 1; }
  inside env -i HOME=/root TERM=dumb PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-}" bash -euo pipefail /root/section
}

begun=$SECONDS
follow '1. Install' > "$work/install.log" 2>&1 || { tail -30 "$work/install.log"; exit 1; }
# With systemd, the installation starts it.
inside service postgresql start
follow '2. A database'
sed -i 's|^SMTP_URL=.*|SMTP_URL=smtp://127.0.0.1:2525|' "$root/etc/upkept.env"
follow '3. A command'
authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
until [ -e "$root$authority" ]; do sleep 1; done
install --mode 644 "$root$authority" "$root/etc/ssl/localhost.crt"
authority=/etc/ssl/localhost.crt
# Commands accept the certificate of localhost, which no other machine knows.
[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || cat "$root$NODE_EXTRA_CA_CERTS" >> "$root$authority"
export NODE_EXTRA_CA_CERTS=$authority
(
  cd "$project"
  export SMTP_PORT=2525 INVITED=1 NODE_EXTRA_CA_CERTS=$root$authority
  ./run test/images/visit.ts https://localhost https://localhost \
    nsenter --target "$first" --mount --pid chroot "$root" env NODE_EXTRA_CA_CERTS="$authority" \
    /usr/local/bin/upkept doctor --json
) &
visit=$!
until curl --fail --silent --output /dev/null --cacert "$root$authority" https://localhost/; do sleep 1; done
follow '4. Sign in'
wait "$visit"
minutes=$(((SECONDS - begun + 59) / 60))
echo "signed in, with a doctor that is content, within $minutes minutes"
[ "$minutes" -le 10 ]
follow '5. Backups'
# Takes mail again, for the doctor after the upgrade.
(cd "$project" && exec env --unset=NODE_EXTRA_CA_CERTS ./run --input-type=module --eval "
  import { startSmtpServer } from '#test/support/mail/smtp-test-server.ts';
  await startSmtpServer({ needsLogin: false, port: 2525 });
") &
mail=$!
follow 'Upgrade' > "$work/upgrade.log" 2>&1 || { tail -30 "$work/upgrade.log"; exit 1; }
kill "$mail"
mail=
! grep --invert-match '^{.*}$' "$root/var/log/upkept.log" || { echo 'this line of the log is not JSON' >&2; exit 1; }

say 'all is well'
