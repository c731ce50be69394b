import { spawn, type ChildProcess } from 'node:child_process';
import type { ImageConfig } from './buildah.ts';

/** A program of an image, the files of which are a folder of this machine. */
export interface ContainerOptions {
  folder: string;
  config: Pick<ImageConfig, 'User' | 'WorkingDir' | 'Env' | 'Cmd'>;
  /** Beside what the image has. */
  environment?: Record<string, string>;
  /** Folders and files of this machine, by where they are seen; `:ro` after the place lets them be read alone. */
  volumes?: Record<string, string>;
  /** The name space of its network, a file of /proc; this machine's network by default. */
  network?: string;
  /** The program to start; the image's own by default. */
  command?: string[];
}

/**
 * Mounts everything in a name space of its own, becomes the image's user, and is then replaced by the program: signals reach it.
 * The root is read-only, /tmp and /run are in memory.
 */
const script = `
set -eu
root=$1 user=$2 work=$3
shift 3
mount --make-rprivate /
mount --bind "$root" "$root"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs tmpfs "$root/run"
while [ "$1" != -- ]; do
  place=$root\${1%:ro}
  if [ -d "$2" ]; then mkdir -p "$place"; else mkdir -p "\${place%/*}"; : >>"$place"; fi
  mount --bind "$2" "$place"
  [ "$1" = "\${1%:ro}" ] || mount -o remount,bind,ro "$place"
  shift 2
done
shift
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" env --ignore-environment --chdir="$work" "$@"
`;

/**
 * Starts a program as a container would: name space of mounts, root, user, environment and volumes are the image's; processes
 * and users are not kept apart, and no limits of memory are set.
 */
export function startContainer({
  folder,
  config,
  environment = {},
  volumes = {},
  network,
  command,
}: ContainerOptions): ChildProcess {
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const places = Object.entries(volumes).flat();
  const args = [folder, config.User, config.WorkingDir || '/', ...places, '--'];
  const program = [...config.Env, ...settings, ...(command ?? config.Cmd)];
  const inside = network === undefined ? [] : ['nsenter', `--net=${network}`];
  const [first = '', ...rest] = [...inside, 'unshare', '--mount', 'sh', '-c', script, 'sh', ...args, ...program];
  return spawn(first, rest);
}

/** How a program ended, and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Collects what a program prints, until it ends. */
export function ended(child: ChildProcess): Promise<Ended> {
  let output = '';
  const keep = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
