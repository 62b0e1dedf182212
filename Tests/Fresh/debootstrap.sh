#!/usr/bin/env bash
# The two commands of the README, in a Debian 12 that has nothing else.
#
#   sudo Tests/Fresh/debootstrap.sh [--base FILE.tar] [--prepare] [--keep] [--shell COMMAND]
#                                   [--commit NAME] [target ...]
#
# Makes a `debootstrap --variant=minbase bookworm` root in a temporary folder, adds what Swift
# documents for Debian 12 and git and make, binds the Swift toolchain of this machine in (read
# only), clones this repository and runs `make site` and `make test` (or the targets given),
# each with its time. Package sources, certificates and proxies are those of this machine.
#
#   --base FILE   keep the prepared root in FILE (a tar archive) and start from it next time
#   --prepare     stop when the root is prepared
#   --keep        leave the root where it is, and say where
#   --shell CMD   run CMD in the clone instead of the make targets
#   --commit NAME the commit or branch to clone (default: HEAD)
#
# Needs root, debootstrap and unshare. Exit code: 0 when every target ended with 0.
set -euo pipefail

repository=$(cd "$(dirname "$0")/../.." && pwd)
suite=bookworm
# https://www.swift.org/install/linux/tarball/ lists these for Debian 12; git is among them.
documented=(binutils-gold gcc git libcurl4-openssl-dev libedit-dev libicu-dev libncurses-dev
  libpython3-dev libsqlite3-dev libxml2-dev pkg-config tzdata uuid-dev)
added=(make ca-certificates)

fail() { printf 'debootstrap.sh: %s\n' "$*" >&2; exit 2; }
say() { printf '== %s\n' "$*"; }

base='' prepare=no keep=no shell='' commit=HEAD targets=()
while [ $# -gt 0 ]; do
  case $1 in
    --base) base=$(realpath -m "$2"); shift ;;
    --prepare) prepare=yes ;;
    --keep) keep=yes ;;
    --shell) shell=$2; shift ;;
    --commit) commit=$2; shift ;;
    -*) fail "unknown option $1" ;;
    *) targets+=("$1") ;;
  esac
  shift
done
[ ${#targets[@]} -gt 0 ] || targets=(site test)

# A mirror that this machine already uses for the same suite.
mirror() {
  apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' \
    | awk -v suite="$suite" '$2 == suite { print $1; exit }'
}

# Package sources of the root: every source of this machine that is Debian's own.
write_sources() {
  local root=$1 key=/usr/share/keyrings/debian-archive-keyring.gpg
  rm -f "$root"/etc/apt/sources.list "$root"/etc/apt/sources.list.d/*
  apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' \
    | awk -v suite="$suite" -v key="$key" '
        index($2, suite) == 1 && !seen[$0]++ { print "deb [signed-by=" key "]", $1, $2, $3 }' \
    > "$root/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::(Check-|https?::Proxy|.*CaInfo)' \
    > "$root/etc/apt/apt.conf.d/90machine" || true
}

# Variables that name a certificate file or a proxy, as assignments that hold inside the root.
machine_variables() {
  local root=$1 name
  for name in SSL_CERT_FILE PIP_CERT REQUESTS_CA_BUNDLE CURL_CA_BUNDLE GIT_SSL_CAINFO; do
    [ -f "${!name:-}" ] || continue
    cp -f "${!name}" "$root/etc/machine-certificates.crt"
    printf '%s=/etc/machine-certificates.crt\n' "$name"
  done
  for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    [ -z "${!name:-}" ] || printf '%s=%s\n' "$name" "${!name}"
  done
}

# Runs a shell command in the root, with nothing of this machine's environment but the above.
inside() {
  local root=$1 command=$2 variables
  mapfile -t variables < <(machine_variables "$root")
  chroot "$root" /usr/bin/env -i HOME=/root TERM=dumb LANG=C.UTF-8 \
    PATH="$toolchain/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
    "${variables[@]}" bash -euo pipefail -c "$command"
}

prepare_root() {
  local root=$1 site
  if [ -n "$base" ] && [ -f "$base" ]; then
    say "unpacking $base"
    tar -C "$root" -xf "$base"
    return
  fi
  site=$(mirror)
  [ -n "$site" ] || fail "no package source of this machine has $suite"
  say "debootstrap --variant=minbase $suite from $site"
  debootstrap --variant=minbase "$suite" "$root" "$site" > "$root.log" 2>&1 \
    || { tail -20 "$root.log" >&2; fail 'debootstrap failed'; }
  rm -f "$root.log"
  write_sources "$root"
  say "adding what Swift documents, and ${added[*]}"
  inside "$root" "export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends ${documented[*]} ${added[*]} > /dev/null
    apt-get clean"
  [ -z "$base" ] || { tar -C "$root" -cf "$base.part" . && mv "$base.part" "$base"; }
}

mount_parts() {
  local root=$1
  mkdir -p "$root$toolchain"
  mount --bind "$toolchain" "$root$toolchain"
  mount -o remount,bind,ro "$root$toolchain"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  cp -f /etc/resolv.conf "$root/etc/resolv.conf"
}

run_targets() {
  local root=$1 target before result=0
  git clone --quiet --no-hardlinks "$repository" "$root/root/patternbook"
  git -C "$root/root/patternbook" checkout --quiet --detach "$(git -C "$repository" rev-parse "$commit")"
  if [ -n "$shell" ]; then
    inside "$root" "cd /root/patternbook; $shell"
    return
  fi
  for target in "${targets[@]}"; do
    say "make $target"
    before=$SECONDS
    inside "$root" "cd /root/patternbook; make $target" || result=$?
    say "make $target: exit $result after $((SECONDS - before)) s"
    [ "$result" -eq 0 ] || return "$result"
  done
}

# The second half runs in its own mount and process namespace, so that every mount and every
# process is gone with it, however it ends, before the folder is removed.
if [ -n "${PATTERNBOOK_FRESH_ROOT:-}" ]; then
  toolchain=$PATTERNBOOK_TOOLCHAIN
  root=$PATTERNBOOK_FRESH_ROOT
  unset PATTERNBOOK_FRESH_ROOT PATTERNBOOK_TOOLCHAIN
  prepare_root "$root"
  chmod 755 "$root"
  [ "$prepare" = no ] || exit 0
  mount_parts "$root"
  run_targets "$root"
  exit
fi

[ "$(id -u)" -eq 0 ] || fail 'needs root: sudo Tests/Fresh/debootstrap.sh'
for tool in debootstrap unshare git swift; do
  command -v "$tool" > /dev/null || fail "needs $tool"
done
swift=$(realpath "$(command -v swift)")
toolchain=${PATTERNBOOK_TOOLCHAIN:-${swift%/usr/bin/*}}

root=$(mktemp -d "${TMPDIR:-/tmp}/patternbook-fresh.XXXXXX")
chmod 755 "$root"
trap '[ "$keep" = yes ] && say "the root stays at $root" || rm -rf "$root" "$root.log"' EXIT
options=(--commit "$commit")
[ -z "$base" ] || options+=(--base "$base")
[ "$prepare" = no ] || options+=(--prepare)
[ -z "$shell" ] || options+=(--shell "$shell")
result=0
PATTERNBOOK_FRESH_ROOT=$root PATTERNBOOK_TOOLCHAIN=$toolchain \
  unshare --mount --pid --fork --kill-child --mount-proc "$0" "${options[@]}" "${targets[@]}" \
  || result=$?
exit "$result"
