#!/bin/sh
# The two roles and the database of docs/operations.md, "A PostgreSQL of your own".
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" <<'SQL'
create role nadi_owner login password :'owner' nosuperuser nocreatedb nocreaterole;
create role nadi_app   login password :'app'   nosuperuser nocreatedb nocreaterole;
create database nadi owner nadi_owner encoding 'UTF8' template template0;
revoke all on database nadi from public;
grant connect on database nadi to nadi_app;
SQL
