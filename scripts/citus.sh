#!/bin/sh
# A small Citus cluster on this machine, to try the portal on: one coordinator, two workers, Debian's PostgreSQL 15.
#   scripts/citus.sh build [SOURCES]   compiles Citus (SOURCES: a folder with its sources; otherwise the release is fetched)
#   scripts/citus.sh start             starts three nodes on loopback and prints the address of the coordinator
#   scripts/citus.sh stop              stops them; "clear" also deletes their data
# Everything stands in CITUS_DIR; nothing is installed on the machine, so no right to do that is needed.
set -eu

RELEASE=${CITUS_RELEASE:-13.2.2}
PLACE=${CITUS_DIR:-/var/tmp/portal-citus}
PORT=${CITUS_PORT:-54200}
ROOT=$PLACE/root
BIN=$ROOT/usr/lib/postgresql/15/bin
# What PostgreSQL's own headers and Citus's column store include.
PACKAGES='postgresql-15 postgresql-client-15 postgresql-server-dev-15 libpq-dev libpq5 libzstd-dev libzstd1 liblz4-dev
  liblz4-1 libkrb5-dev krb5-multidev comerr-dev'

# PostgreSQL refuses root, and takes certificates from the home of whoever starts it.
as_server() {
  if [ "$(id -u)" = 0 ]; then
    env -i HOME="$PLACE" PATH="$PATH" setpriv --reuid=postgres --regid=postgres --clear-groups "$@"
  else
    env -i HOME="$PLACE" PATH="$PATH" "$@"
  fi
}

say() { psql -h 127.0.0.1 -p "$1" -U postgres -qAt -v ON_ERROR_STOP=1 "$2" -c "$3"; }

build() {
  mkdir -p "$PLACE/packages" "$PLACE/sources" "$ROOT"
  if [ -n "${1:-}" ]; then
    cp -R "$1/." "$PLACE/sources"
  else
    curl -fsSL "https://github.com/citusdata/citus/archive/refs/tags/v$RELEASE.tar.gz" |
      tar -xz -C "$PLACE/sources" --strip-components=1
  fi
  # shellcheck disable=SC2086
  (cd "$PLACE/packages" && apt-get download -qq -o APT::Sandbox::User=root $PACKAGES)
  for package in "$PLACE"/packages/*.deb; do dpkg -x "$package" "$ROOT"; done

  cd "$PLACE/sources"
  # What was made by autoconf comes with the sources; as the newest file it is not made again.
  touch configure src/include/citus_config.h.in
  # PostgreSQL 15 declares this function itself since its minor releases of 2026, and not as static.
  header=src/include/pg_version_compat.h
  line=$(grep -n '^have_createdb_privilege(void)' $header | cut -d: -f1 || true)
  if [ -n "$line" ] && grep -q have_createdb_privilege "$ROOT/usr/include/postgresql/15/server/commands/dbcommands.h"; then
    sed -i "$((line - 1)),/^}/d" $header
  fi
  ./configure PG_CONFIG="$BIN/pg_config" --without-libcurl \
    CPPFLAGS="-I$ROOT/usr/include" LDFLAGS="-L$ROOT/usr/lib/x86_64-linux-gnu" >/dev/null
  for goal in all install; do
    nice -n 10 make -j1 with_llvm=no COPT="-I$ROOT/usr/include/mit-krb5" $goal >"$PLACE/make.log" 2>&1
  done
  echo "Citus $RELEASE stands in $ROOT."
}

start() {
  mkdir -p "$PLACE/data"
  [ "$(id -u)" != 0 ] || chown postgres "$PLACE/data"
  for node in 0 1 2; do
    data=$PLACE/data/node$node
    # Loopback alone, and thrown away: nobody is asked for a password, and nothing waits for the disk.
    [ -d "$data" ] || as_server "$BIN/initdb" -D "$data" -U postgres -A trust -E UTF8 --locale=C --lc-ctype=C.UTF-8 >/dev/null
    ! as_server "$BIN/pg_ctl" -D "$data" status >/dev/null || continue
    as_server "$BIN/pg_ctl" -D "$data" -w -l "$data.log" -o "-p $((PORT + node)) -k '' -c listen_addresses=127.0.0.1 \
      -c shared_preload_libraries=citus -c max_connections=200 -c max_prepared_transactions=200 -c wal_level=logical \
      -c shared_buffers=256MB -c fsync=off" start >/dev/null
  done
  if [ "$(say "$PORT" postgres "select count(*) from pg_database where datname = 'portal'")" = 0 ]; then
    for node in 0 1 2; do
      # The portal may not make its two roles here: Citus hands "create role" on with attributes of a superuser. And it
      # connects to the workers as whichever of them asks.
      say $((PORT + node)) postgres 'create role portal login createrole; create role portal_app login; create role portal_company login;
        grant portal_app, portal_company to portal; grant set on parameter "app.as" to portal'
      say $((PORT + node)) postgres 'create database portal owner portal'
      say $((PORT + node)) portal 'create extension citus'
    done
    say "$PORT" portal "select citus_set_coordinator_host('127.0.0.1', $PORT)" >/dev/null
    for node in 1 2; do say "$PORT" portal "select citus_add_node('127.0.0.1', $((PORT + node)))" >/dev/null; done
  fi
  echo "postgres://portal@127.0.0.1:$PORT/portal"
}

stop() {
  for node in 2 1 0; do
    [ ! -f "$PLACE/data/node$node/postmaster.pid" ] ||
      as_server "$BIN/pg_ctl" -D "$PLACE/data/node$node" -m fast stop >/dev/null
  done
}

case ${1:-} in
build) build "${2:-}" ;;
start) start ;;
stop) stop ;;
clear) stop && rm -rf "$PLACE/data" ;;
*) sed -n '2,6p' "$0" && exit 2 ;;
esac
