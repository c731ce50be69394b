/** The server that the service runs: what was acknowledged stays, and no server outlives its service. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { until } from '../../../testing/service.ts';
import { createLog } from '../../log.ts';
import { startServer } from './server.ts';

const module = new URL('../../../../dist/platform/database/embedded/server.js', import.meta.url).href;
const log = createLog('silent');
const options = { connections: 10 };
const skipped = test.skip;
/** Kills of each kind. */
const rounds = Number(process.env['TEST_KILLS'] ?? 3);

let base: string;
let folder: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'photo-competition-embedded-'));
  folder = path.join(base, 'postgresql');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const pid = (): number => Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
};

async function connect(host: string): Promise<Client> {
  const client = new Client({ host, port: 5432, user: 'postgres', database: 'postgres', password: '', ssl: false });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask<T>(host: string, statement: string): Promise<T[]> {
  const client = await connect(host);
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Writes rows one by one until the connection breaks. @returns how many were acknowledged */
async function write(host: string, acknowledged: (rows: number) => void): Promise<number> {
  const client = await connect(host);
  for (let rows = 0; ; rows++) {
    try {
      await client.query('insert into entry default values');
    } catch {
      return rows;
    }
    acknowledged(rows + 1);
  }
}

const numbered = 'create table if not exists entry (id int generated always as identity)';
const count = async (host: string): Promise<number> =>
  (await ask<{ n: number }>(host, 'select count(*)::int as n from entry'))[0]?.n ?? 0;

const answersAgain = (host: string) => until('the server', () => ask(host, 'select 1').then(Boolean, () => false));

/** The server in a process of its own, as the service has it. */
async function startElsewhere(): Promise<{ child: ChildProcess; host: string }> {
  const program = `
    const { startServer } = await import(${JSON.stringify(module)});
    const log = { warn() {}, error() {} };
    const server = await startServer(${JSON.stringify(folder)}, { connections: 10 }, log);
    console.log(server.host);
    process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { child, host: folder };
}

test('every commit reaches the disk before it is acknowledged', async () => {
  const server = await startServer(folder, options, log);
  const syncs = async () =>
    (await ask<{ n: string }>(server.host, 'select pg_stat_force_next_flush(), wal_sync as n from pg_stat_wal'))[0]?.n;
  const settings = await ask(
    server.host,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages`,
  );
  expect(settings).toEqual([{ fsync: 'on', commit: 'on', pages: 'on' }]);
  await ask(server.host, numbered);
  const before = Number(await syncs());
  for (let i = 0; i < 7; i++) await ask(server.host, 'insert into entry default values');
  await until('the counts', async () => Number(await syncs()) - before >= 7);
  await server.close();
});

test('a killed server is started again, with every row that was acknowledged', async () => {
  const server = await startServer(folder, options, log);
  await ask(server.host, numbered);
  for (let round = 0, sure = 0; round < rounds; round++) {
    const rows = await write(server.host, (n) => {
      if (n === 20 + round) process.kill(pid(), 'SIGKILL');
    });
    await answersAgain(server.host);
    const there = await count(server.host);
    // The last one may have been written before its answer was lost.
    expect([sure + rows, sure + rows + 1]).toContain(there);
    sure = there;
  }
  await server.close();
  expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false);
});

test('a server ends with its service, also when that is killed, and the next one finds every acknowledged row', async () => {
  for (let round = 0, sure = 0; round < rounds; round++) {
    const { child, host } = await startElsewhere();
    await ask(host, numbered);
    expect(await count(host)).toBe(sure);
    const server = pid();
    const rows = await write(host, (n) => {
      if (n === 20 + round) child.kill('SIGKILL');
    });
    await until('the server to end', () => Promise.resolve(!isAlive(server)));
    const next = await startServer(folder, options, log);
    const there = await count(next.host);
    await next.close();
    expect([sure + rows, sure + rows + 1]).toContain(there);
    sure = there;
  }
});

test('a stop writes everything and leaves no process', async () => {
  const { child, host } = await startElsewhere();
  await ask(host, numbered);
  const server = pid();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(isAlive(server)).toBe(false);
  const next = await startServer(folder, options, log);
  expect(await count(next.host)).toBe(0);
  await next.close();
});

test('the lock file of a dead server is cleared away: its number may be another process by now', async () => {
  await (await startServer(folder, options, log)).close();
  for (const stranger of [process.pid, 1, 999_999]) {
    writeFileSync(path.join(folder, 'postmaster.pid'), `${stranger}\n${folder}\n1\n5432\n.\n\n  1 2\nready\n`);
    writeFileSync(path.join(folder, '.s.PGSQL.5432'), '');
    writeFileSync(path.join(folder, '.s.PGSQL.5432.lock'), `${stranger}\n`);
    const server = await startServer(folder, options, log);
    expect(pid()).not.toBe(stranger);
    await server.close();
  }
});

const onLinux = process.platform === 'linux' ? test : skipped;

onLinux('a server that was left behind, its watcher killed, is ended by the next start', async () => {
  const { child, host } = await startElsewhere();
  await ask(host, numbered);
  const server = pid();
  const [, , , supervisor] = readFileSync(`/proc/${server}/stat`, 'utf8').split(' ');
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').trim().split(' ');
  for (const watcher of children.map(Number).filter((one) => one !== server)) process.kill(watcher, 'SIGKILL');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  expect(isAlive(server)).toBe(true);
  const next = await startServer(folder, options, log);
  expect(isAlive(server)).toBe(false);
  expect(await count(next.host)).toBe(0);
  await next.close();
});

test('a database that was being made when the power went is made anew', async () => {
  mkdirSync(path.join(`${folder}.new`, 'base'), { recursive: true });
  writeFileSync(path.join(`${folder}.new`, 'PG_VERSION'), '17\n');
  const whole = await startServer(folder, options, log);
  await ask(whole.host, numbered);
  await whole.close();
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test.each(['a path with spaces, and ékezetek', `long/${'x'.repeat(120)}`])('in %s', async (name) => {
  folder = path.join(base, name, 'postgresql');
  const server = await startServer(folder, options, log);
  await ask(server.host, numbered);
  expect(await count(server.host)).toBe(0);
  await server.close();
});
