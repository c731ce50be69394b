import { spawn, type ChildProcess } from 'node:child_process';
import type { ImageConfig } from './buildah.ts';

/** A program of an image, the files of which are a folder of this machine. */
export interface ContainerOptions {
  folder: string;
  config: ImageConfig;
  /** Beside what the image has. */
  environment?: Record<string, string>;
  /** Folders of this machine, by where they are seen. */
  volumes?: Record<string, string>;
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
  mkdir -p "$root$1"
  mount --bind "$2" "$root$1"
  shift 2
done
shift
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" env --ignore-environment --chdir="$work" "$@"
`;

/**
 * Starts a program as a container would, on the network of this machine: name space of mounts, root, user, environment and
 * volumes are the image's; processes and users are not kept apart, and no limits of memory are set.
 */
export function startContainer({
  folder,
  config,
  environment = {},
  volumes = {},
  command,
}: ContainerOptions): ChildProcess {
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const places = Object.entries(volumes).flat();
  const args = [folder, config.User, config.WorkingDir || '/', ...places, '--'];
  const program = [...config.Env, ...settings, ...(command ?? config.Cmd)];
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...args, ...program]);
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
