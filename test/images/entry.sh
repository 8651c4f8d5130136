#!/bin/sh
# Starts PostgreSQL as the official image does: with its variables, and twice if the folder is new.
set -e
export PATH=/pg/bin:$PATH LD_LIBRARY_PATH=/pg/lib
user=${POSTGRES_USER:-postgres}
data=/var/lib/postgresql/18/docker
as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
mkdir -p "$data"
chown -R postgres /var/lib/postgresql
if [ ! -f "$data/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as initdb -D "$data" -U "$user" --pwfile=/tmp/password --auth=scram-sha-256 --auth-local=trust --encoding=UTF8 > /dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  database=${POSTGRES_DB:-$user}
  [ "$database" = postgres ] || echo "create database \"$database\"" | as postgres --single -D "$data" postgres > /dev/null
  as pg_ctl -D "$data" -o '-c listen_addresses= -c unix_socket_directories=/tmp' -w start
  as pg_ctl -D "$data" -m fast -w stop
fi
case ${1:-} in -* | '') set -- postgres "$@" ;; esac
exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@" -D "$data" -c 'listen_addresses=*' \
  -c unix_socket_directories=/tmp
