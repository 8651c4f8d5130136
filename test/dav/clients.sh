#!/bin/bash
# Shows, ticks and unticks the week with programs for to-dos on a server of its own: vdirsyncer with todoman, and
# python-caldav, also after conflicts and when a task has gone. calcurse shows it and can't tick, because its way to change
# a to-do is to remove it and to add another one. Installs their packages. Needs a Debian, root, and `npm ci`.
#
#   test/dav/clients.sh
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d "${TMPDIR:-/var/tmp}/upkept-dav.XXXXXX")
export PORT=${PORT:-3990} SANDBOX_PORT=${SANDBOX_PORT:-3991} DATA_DIR=$work/data
server=http://localhost:$PORT
[ "$(id -u)" = 0 ] || { echo 'Only root can install packages.' >&2; exit 1; }

packages='vdirsyncer todoman python3-caldav calcurse python3-httplib2 curl'
dpkg --status $packages > /dev/null 2>&1 || apt-get install --yes --no-install-recommends $packages > "$work/apt" 2>&1

cd "$project"
./run build/main.ts > "$work/build" 2>&1
./run dist/server/http.js > "$work/log" 2>&1 &
job=$!
stop() {
  kill -TERM "$job" 2> /dev/null || true
  wait "$job" 2> /dev/null || true
}
trap stop EXIT
until curl --fail --silent --output /dev/null "$server/readyz"; do
  kill -0 "$job" 2> /dev/null || { tail "$work/log"; exit 1; }
  sleep 0.5
done
read -r email session token < <("$project/run" "$project/test/dav/sign-in.ts" "$server" "http://localhost:$SANDBOX_PORT")

failed=0
todoman=$(command -v todoman || command -v todo)
expect() { # WHAT EXPECTED SEEN
  if [ "$2" = "$3" ]; then echo "ok: $1"; else echo "FAILED: $1: expected $2, saw $3"; failed=1; fi
}
# What the app shows: the id and the state of each task of this week and the next.
tasks() {
  for offset in 0 1; do
    curl --fail --silent --header "Authorization: Bearer $session" "$server/api/tasks/week/$offset"
  done | /usr/bin/python3 -c 'import json, sys
decoder, text = json.JSONDecoder(), sys.stdin.read()
while text:
    week, end = decoder.raw_decode(text)
    text = text[end:].lstrip()
    for task in week["overdue"] + week["tasks"]:
        print(task["id"], "done" if task["completed"] else "open")'
}
state() { tasks | awk -v id="$1" '$1 == id { print $2 }'; }
complete() { # ID true|false
  curl --fail --silent --output /dev/null --request PUT --header "Authorization: Bearer $session" \
    --json "{\"completed\": $2}" "$server/api/tasks/$1/complete"
}
first() { tasks | awk -v skip="$1" '$2 == "open" && skip-- == 0 { print $1 }'; }

echo '== vdirsyncer and todoman'
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/share XDG_CACHE_HOME=$work/cache LANG=C.UTF-8
mkdir -p "$XDG_CONFIG_HOME/vdirsyncer" "$XDG_CONFIG_HOME/todoman"
cat > "$XDG_CONFIG_HOME/vdirsyncer/config" << END
[general]
status_path = "$work/status"
[pair upkept]
a = "local"
b = "remote"
collections = ["from b"]
conflict_resolution = "b wins"
[storage local]
type = "filesystem"
path = "$work/todos"
fileext = ".ics"
[storage remote]
type = "caldav"
url = "$server/"
username = "$email"
password = "$token"
item_types = ["VTODO"]
END
cat > "$XDG_CONFIG_HOME/todoman/config.py" << END
path = "$work/todos/*"
date_format = "%Y-%m-%d"
time_format = "%H:%M"
default_list = None
END
sync() { vdirsyncer sync > "$work/sync" 2>&1 || true; }
printf 'y\ny\n' | vdirsyncer discover > "$work/discover" 2>&1
sync
count=$(tasks | wc -l)
expect 'vdirsyncer fetches every task' "$count" "$(find "$work/todos" -name '*.ics' | wc -l)"
expect 'todoman lists every task' "$count" "$("$todoman" --porcelain list | /usr/bin/python3 -c 'import json, sys; print(len(json.load(sys.stdin)))')"
file=$(find "$work/todos" -name "$(first 0).ics")
id=$(basename "$file" .ics)
number=$("$todoman" --porcelain list | /usr/bin/python3 -c "import json, sys
summary = [line[8:].strip() for line in open('$file').read().replace('\n ', '').split('\n') if line.startswith('SUMMARY:')][0].replace('\\\\', '')
print([todo['id'] for todo in json.load(sys.stdin) if todo['summary'] == summary][0])")
"$todoman" done "$number" > /dev/null
sync
expect 'todoman ticks a task' done "$(state "$id")"
sync
expect 'and has what the server stored' 1 "$(grep --count '^PRODID:-//Upkept//' "$file")"
sed -i 's/^STATUS:COMPLETED/STATUS:NEEDS-ACTION/; /^COMPLETED:/d; s/^PERCENT-COMPLETE:100/PERCENT-COMPLETE:0/' "$file"
sync
expect 'the file opens it again' open "$(state "$id")"
sync
complete "$id" true
sed -i 's/^SUMMARY:/SUMMARY:Mine /' "$file"
sync
sync
expect 'in a conflict, the server wins' 1 "$(grep --count '^STATUS:COMPLETED' "$file")"
expect 'and the task stays done' done "$(state "$id")"
complete "$id" false
sync
gone=$(first 1)
curl --fail --silent --output /dev/null --request DELETE --header "Authorization: Bearer $session" "$server/api/tasks/$gone"
sync
expect 'a task that has gone goes' '' "$(find "$work/todos" -name "$gone.ics")"
rm "$file"
sync
sync
expect 'a removal doesn’t reach the plan' open "$(state "$id")"

echo '== python-caldav'
ticked=$(first 2)
/usr/bin/python3 "$project/test/dav/python-caldav.py" "$server/dav/" "$email" "$token" "$ticked" || failed=1
expect 'its last tick reached the plan' done "$(state "$ticked")"

echo '== calcurse'
mkdir -p "$work/calcurse/caldav"
cat > "$work/calcurse/caldav/config" << END
[General]
Binary = calcurse
Hostname = localhost:$PORT
Path = dav/homes/$(curl --silent --header "Authorization: Bearer $session" "$server/api/auth/me" | /usr/bin/python3 -c 'import json, sys; print(json.load(sys.stdin)["id"])')/
HTTPS = No
AuthMethod = basic
SyncFilter = todo
DryRun = No
[Auth]
Username = $email
END
CALCURSE_CALDAV_PASSWORD=$token /usr/bin/python3 /usr/bin/calcurse-caldav --datadir "$work/calcurse/data" --config "$work/calcurse/caldav/config" \
  --syncdb "$work/calcurse/caldav/sync.db" --init keep-remote > "$work/calcurse.log" 2>&1 || cat "$work/calcurse.log"
expect 'calcurse shows every task' "$(tasks | wc -l)" "$(wc -l < "$work/calcurse/data/todo")"

[ "$failed" = 0 ] && echo 'All programs did what they should.' || { echo "The log of the server is $work/log."; exit 1; }
