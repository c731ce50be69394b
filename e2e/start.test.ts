import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './product/product.ts';
import { until } from './product/until.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number>;
  /** Whether every process that it started has ended: a running one keeps its standard error open. */
  allGone: () => boolean;
}

/** `npm start` without its demo data, on ports and a folder of its own. */
async function start(environment: Record<string, string> = {}): Promise<Run & { url: string; dataDir: string }> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const dataDir = environment['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'photo-competition-start-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'development',
      DEMO_DATA: 'off',
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  let gone = false;
  child.once('close', () => (gone = true));
  cleanups.push(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, output: () => text, ended, allGone: () => gone, url: `http://localhost:${port}`, dataDir };
}

/** Answer of the graph to an operation. */
async function ask(url: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: unknown }).data;
}

const ready = (run: Run) => until('the banner', async () => run.output().includes('Ctrl-C'));
/** Last line that a failed start prints: one plain sentence. */
const sentence = (run: Run) => run.output().trim().split('\n').filter(Boolean).at(-1);

test('starts, stops on Ctrl-C, and a second start keeps all data', async () => {
  const administrator = { ADMIN_USERNAME: 'boss', ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'horse-battery-9' };
  const first = await start(administrator);
  await ready(first);
  expect(first.output()).toContain('/dev/mail');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await until('both processes to be gone', async () => first.allGone());
  await expect(fetch(first.url)).rejects.toThrow();

  const second = await start({ DATA_DIR: first.dataDir });
  await ready(second);
  expect(second.output()).not.toMatch(/Installing|Building/);
  const query =
    'mutation { login(input: { username: "boss", password: "horse-battery-9" }) { user { administrator } } }';
  expect(await ask(second.url, query)).toMatchObject({ login: { user: { administrator: true } } });
});

test('demo data arrive while the product runs; a loading that was cut off goes on at the next start', async () => {
  const demo = { DEMO_DATA: 'on', DEMO_PHOTOS: '3' };
  const first = await start(demo);
  await until('the first photo', async () => first.output().includes('Seasons: 1 of 1 photos'));
  expect(first.output()).toContain('entrant01 … entrant12; password of each: szep-kepek-42');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);

  const second = await start({ ...demo, DATA_DIR: first.dataDir });
  await until('all demo data', async () => second.output().includes('The demo data are there'));
  const query = `{ activeCompetition { phase imageCount }
    archivedCompetitions(first: 9) { nodes { title { en } imageCount status } } }`;
  expect(await ask(second.url, query)).toMatchObject({
    activeCompetition: { phase: 'VOTING', imageCount: 2 },
    archivedCompetitions: {
      nodes: [
        { title: { en: 'Seasons' }, imageCount: 1, status: 'ARCHIVED' },
        { title: { en: 'National salon' }, imageCount: 1, status: 'PUBLISHED' },
      ],
    },
  });
  const login = 'mutation { login(input: { username: "entrant12", password: "szep-kepek-42" }) { user { lastName } } }';
  expect(await ask(second.url, login)).toMatchObject({ login: { user: { lastName: 'Molnár' } } });
  second.child.kill('SIGINT');
  await second.ended;

  const third = await start({ ...demo, DATA_DIR: first.dataDir });
  await ready(third);
  expect(third.output()).toContain('entrant01 … entrant12');
  expect(third.output()).not.toContain('demo data');
});

test('stops on Ctrl-C while it starts, and leaves nothing behind', async () => {
  const run = await start();
  await until('the service to make its database', async () =>
    readdirSync(run.dataDir).some((name) => name.startsWith('postgresql')),
  );
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
  await until('every process to be gone', async () => run.allGone());
});

test('a taken port: one plain sentence and exit 1', async () => {
  const blocker = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  cleanups.push(() => void blocker.close());
  const run = await start({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(sentence(run)).toBe(`Port ${port} is taken: stop the program that uses it, or choose another port with PORT.`);
});

test('a locked data folder: one plain sentence and exit 1', async () => {
  const first = await start();
  await ready(first);
  const second = await start({ DATA_DIR: first.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`The data folder ${first.dataDir} is in use by another running service`);
});

test.each([
  [{ API_PORT: '99999' }, 'API_PORT must be a port number from 1 to 65535'],
  [{ TOKEN_HOURS: 'soon' }, 'The setting TOKEN_HOURS is wrong'],
  [{ CLOCK_FILE: '/tmp/clock', NODE_ENV: 'production' }, 'CLOCK_FILE is not accepted with NODE_ENV=production.'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'The setting DATABASE_URL is wrong'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'database of DATABASE_URL could not be opened'],
])('a wrong setting %j: one plain sentence and exit 1', async (environment, said) => {
  const run = await start(environment);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(said);
  expect(run.output()).not.toMatch(/^\s+at /m);
});

test('the tools that build the pages are among the packages that a start installs', () => {
  const web = path.join(root, 'web');
  const { dependencies } = JSON.parse(readFileSync(path.join(web, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const files = readdirSync(web).filter((file) => file.endsWith('.ts') && file !== 'vitest.config.ts');
  const imported = files.flatMap((file) =>
    [...readFileSync(path.join(web, file), 'utf8').matchAll(/ from '(?!node:|\.)((?:@[^/']+\/)?[^/']+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(imported).toContain('vite');
  expect(imported.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
