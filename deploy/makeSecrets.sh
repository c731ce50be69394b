#!/bin/sh
# Makes the files in secrets/ that docker-compose.yml names, where they are missing; those that are there stay as they are.
# The folder is for its owner alone; the files are readable, for containers see them with the rights that they have here.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets

# 32 letters, digits, - and _.
random() { head -c 24 /dev/urandom | base64 | tr '+/' '-_'; }
make() {
  [ -e "secrets/$1" ] && return
  "$2" >"secrets/$1"
  chmod 644 "secrets/$1"
  echo "secrets/$1: $3"
}
make database_password random "made"
make admin_password random "the first administrator's password, made; change it after the first login"
make smtp_password true "empty: write the password of SMTP_URL's user into it"
make s3_secret_access_key true "empty: only photos in a bucket need it"
