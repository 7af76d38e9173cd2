#!/bin/sh
# Makes the base image of the Dockerfile from Debian's packages and the registry's Node.js, under the name given, for
# machines that reach no image registry. Needs root, debootstrap and buildah: make-base-image.sh NAME NODE NPM_FOLDER
set -eu
name=$1 node=$2 npm=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debootstrap --variant=minbase bookworm "$folder" http://deb.debian.org/debian >"$folder.log" 2>&1 || {
  tail "$folder.log"
  exit 1
}
rm -rf "$folder"/usr/share/doc "$folder"/usr/share/man "$folder"/usr/share/locale "$folder"/usr/share/info \
  "$folder"/var/cache/apt/* "$folder"/var/lib/apt/lists/* "$folder.log"
cp "$node" "$folder/usr/local/bin/node"
mkdir -p "$folder/usr/local/lib/node_modules" "$folder/etc/ssl/certs"
cp -r "$npm" "$folder/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
# The registry may be reached through a proxy whose certificate this machine knows.
cp -L /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"
chroot "$folder" groupadd -g 1000 node
chroot "$folder" useradd -u 1000 -g node -m node
container=$(buildah from scratch)
mount=$(buildah mount "$container")
cp -a "$folder/." "$mount/"
buildah config --label made-from=debian-packages --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah unmount "$container" >/dev/null
buildah commit --quiet --rm "$container" "$name" >/dev/null
