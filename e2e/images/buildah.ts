import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../product/composeFile.ts';

const execute = promisify(execFile);

/** Configuration of an image for the programs that are started from it. */
export interface ImageConfig {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: string[];
  Volumes: Record<string, unknown>;
  Labels: Record<string, string>;
  Healthcheck: { Test: string[] };
}

/** Where this machine keeps no containers of its own, layers are files of its disk. */
const environment = { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'overlay', ...process.env };

/** Reason why images cannot be built here, in a few words; null when they can be built and started. */
export const whyNot: string | null = !process.env['TEST_IMAGES']
  ? 'TEST_IMAGES is not set'
  : spawnSync('buildah', ['--version']).status !== 0
    ? 'there is no buildah'
    : process.getuid?.() !== 0
      ? 'only root may look into images here'
      : null;

/** Building takes minutes, in which the runner of tests wants to hear of its worker. @returns what it printed @throws with what it said */
async function run(program: string, args: string[]): Promise<string> {
  const child = execute(program, args, { env: environment, maxBuffer: 64e6 });
  const { stdout } = await child.catch(({ message }: Error) => {
    throw new Error(`${program} failed: ${message.slice(-4000)}`);
  });
  return stdout.trim();
}

const buildah = (...args: string[]): Promise<string> => run('buildah', args);

const isThere = (image: string): Promise<boolean> =>
  buildah('inspect', '--type', 'image', image).then(
    () => true,
    () => false,
  );

/** Certificates that the system of this machine trusts, a proxy's among them. */
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Makes Debian with this machine's Node, where no registry of images can be reached. @param folder empty */
async function makeRoot(folder: string): Promise<void> {
  await run('debootstrap', ['--variant=minbase', 'bookworm', folder]);
  for (const old of ['var/cache/apt', 'var/lib/apt/lists']) rmSync(path.join(folder, old), { recursive: true });
  cpSync(realpathSync(process.execPath), path.join(folder, 'usr/local/bin/node'));
  const npm = path.dirname(path.dirname(realpathSync(await run('which', ['npm']))));
  cpSync(npm, path.join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(folder, 'usr/local/bin/npm'));
  if (existsSync(certificates))
    cpSync(realpathSync(certificates), path.join(folder, 'usr/local/share/certificates.crt'));
}

/** The image to build on: that of IMAGES_BASE (e.g. `docker.io/library/node:22-slim`), or one that stands in for it, made once. */
export async function baseImage(): Promise<string> {
  const named = process.env['IMAGES_BASE'];
  if (named) {
    if (!(await isThere(named))) await buildah('pull', named);
    return named;
  }
  const image = `localhost/photo-competition-base:node-${process.versions.node}`;
  if (await isThere(image)) return image;
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-base-'));
  try {
    await makeRoot(folder);
    const container = await buildah('from', 'scratch');
    const mounted = await buildah('mount', container);
    await run('cp', ['--archive', `${folder}/.`, mounted]);
    await buildah('umount', container);
    const search = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    await buildah(
      'config',
      '--env',
      search,
      '--env',
      'NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.crt',
      container,
    );
    await buildah('commit', '--quiet', '--rm', container, image);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return image;
}

/** Builds a target of the Dockerfile; layers of earlier builds are used again. @returns the image's name */
export async function buildImage(base: string, target: string): Promise<string> {
  const image = `localhost/photo-competition-${target}:test`;
  // npm opens thousands of files at once.
  const files = await run('bash', ['-c', 'ulimit -Hn']);
  const options = ['--layers', '--format=docker', `--ulimit=nofile=${files}:${files}`, `--build-arg=BASE=${base}`];
  await buildah('build', ...options, `--target=${target}`, `--tag=${image}`, root);
  return image;
}

export const configOf = async (image: string): Promise<ImageConfig> =>
  (JSON.parse(await buildah('inspect', '--type', 'image', image)) as { Docker: { config: ImageConfig } }).Docker.config;

/** An image's files, as a folder of this machine. */
export interface Mounted {
  folder: string;
  remove(): Promise<unknown>;
}

export async function mountImage(image: string): Promise<Mounted> {
  const container = await buildah('from', '--pull-never', image);
  return { folder: await buildah('mount', container), remove: () => buildah('rm', container) };
}
