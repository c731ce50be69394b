import type { components } from '@photo-competition/schema/rest';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkAnswer } from './checkAnswer.ts';
import type { Engine } from './engines.ts';
import { freePort } from './freePort.ts';
import { queryServer } from './queryServer.ts';
import { Tap, type Work } from './tap.ts';

type Schemas = components['schemas'];

/** A program of the service as built. */
export const built = (file: string): string => fileURLToPath(new URL(`../../dist/${file}`, import.meta.url));

/** Not part of what is built: plain JavaScript, for Node.js to load beside the program. */
const tapProgram = new URL('./tapProgram.mjs', import.meta.url).href;

/** An answer, its JSON read. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** A request to the service. */
export interface Ask {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** A mail as `/dev/mail.json` shows it. */
export interface TestMail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Milliseconds after which what was waited for will never come: a safety net, far beyond what a busy machine takes.
 * `npm run mutate` has less of it, for it breaks on purpose what tests wait for.
 */
const patienceMs = Number(process.env['TEST_PATIENCE_MS'] ?? 240_000);

/** Waits until `condition` gives something. @throws when it never does, naming `what` */
export async function until<T>(what: string, condition: () => Promise<T | undefined | null | false>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await delay(25);
  }
}

/**
 * Draws rise, so that ids and shuffles have the order in which tests enter images, and every run is the same. Instances on one
 * database may start at the same time.
 */
const risingDraws = `do $do$ begin
  perform pg_advisory_xact_lock(hashtextextended('draws of tests', 0));
  create or replace function drawn_number() returns int language sql volatile
    as $$ select nextval('image_id_seq')::int $$;
end $do$`;

/** How ids and places of images are drawn: at random, as in the product, for tests of the drawing itself. */
export interface Draws {
  draws: 'rising' | 'random';
}

/** The service as built, run as a process of its own on a fresh database. */
export class TestService {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'photo-competition-api-'));
  readonly administrator = { username: 'admin', password: 'horse-battery-9' };
  output = '';
  #child: ChildProcess | undefined;
  #tap: Tap | undefined;
  #ending = false;
  /** How the process ended when nobody had asked it to. */
  #death = '';
  #url = '';
  readonly #databaseUrl: string | undefined;
  readonly #drop: () => Promise<void>;
  readonly #environment: Record<string, string>;

  private constructor(
    database: { url: string | undefined; drop(): Promise<void> },
    environment: Record<string, string>,
  ) {
    this.#databaseUrl = database.url;
    this.#drop = () => database.drop();
    this.#environment = environment;
  }

  static async start(
    engine: Engine,
    environment: Record<string, string> = {},
    { draws }: Draws = { draws: 'rising' },
  ): Promise<TestService> {
    const service = new TestService(await engine.create('migrated'), environment);
    const ready = async () => {
      await service.launch();
      if (draws === 'rising') await service.query(risingDraws);
    };
    await ready().catch(async (error: unknown) => {
      await service.stop();
      throw error;
    });
    return service;
  }

  get #clockFile() {
    return path.join(this.dataDir, 'clock');
  }

  /** The settings of the process but for its port: those of a command that works on the same installation. */
  get settings(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: this.dataDir,
      CLOCK_FILE: this.#clockFile,
      RATE_LIMITS: 'off',
      // Tests set the clock, and count statements: counts are carried on where a test asks for it.
      COUNT_JOB_SECONDS: '86400',
      // First results are waited for, however busy the machine is.
      RESULTS_WAIT_MS: String(patienceMs),
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: this.administrator.username,
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: this.administrator.password,
      ...(this.#databaseUrl === undefined ? {} : { DATABASE_URL: this.#databaseUrl }),
      ...this.#environment,
    };
  }

  /** Starts the process and waits until it is ready. */
  async launch(): Promise<void> {
    const port = await freePort();
    this.#url = `http://127.0.0.1:${port}`;
    const environment = { ...this.settings, API_PORT: String(port) };
    const options = ['--expose-gc', '--import', tapProgram];
    const child = spawn(process.execPath, [...options, built('program/main.js')], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.once('exit', (code, signal) => {
      if (this.#child === child && !this.#ending) this.#death = `The service ended by itself with ${signal ?? code}`;
    });
    this.#ending = false;
    this.#child = child;
    this.#tap = new Tap(child);
    await this.#ready(child).catch(async (error: unknown) => {
      await this.end('SIGKILL');
      throw error;
    });
  }

  #ready(child: ChildProcess): Promise<boolean> {
    const isReady = async () => {
      if (child.exitCode !== null) throw new Error(`The service did not start: ${this.output}`);
      // Bounded: a service that accepts and never answers is told by its name, too.
      return fetch(`${this.#url}/readyz`, { signal: AbortSignal.timeout(60_000) }).then(
        (response) => response.ok,
        () => false,
      );
    };
    return until('the service to be ready', isReady);
  }

  /** Ends the process. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || !this.alive) return;
    this.#ending = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    // A service that does not end when asked is a fault to be seen, not one to wait for.
    const patience = setTimeout(() => {
      this.output += 'The service did not stop within 20 seconds and was killed.';
      child.kill('SIGKILL');
    }, 20_000);
    await ended;
    clearTimeout(patience);
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await this.#drop();
    if (this.#death) throw new Error(`${this.#death}: ${this.output}`);
    if (this.output.includes('did not stop')) throw new Error(this.output);
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The running processes that the process has started; none where the system does not tell (/proc). */
  get children(): number[] {
    const file = `/proc/${this.#child?.pid}/task/${this.#child?.pid}/children`;
    return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  }

  /** Address of the running process. */
  get url(): string {
    return this.#url;
  }

  /** Rows of a statement on the service's own database. */
  async query<T>(sql: string): Promise<T[]> {
    if (!this.#tap) throw new Error('The service does not run');
    return this.#databaseUrl === undefined ? this.#tap.query<T>(sql) : queryServer<T>(this.#databaseUrl, sql);
  }

  /** Bytes that living objects and buffers of the process take. */
  memory(): Promise<number> {
    if (!this.#tap) throw new Error('The service does not run');
    return this.#tap.memory();
  }

  /** The costs of a call for the service: statements and password hashes, which no busy machine changes. */
  work(call: () => Promise<unknown>): Promise<Work> {
    if (!this.#tap) throw new Error('The service does not run');
    return this.#tap.work(call);
  }

  /** The statements of `call` that the database had to parse and plan. */
  planned(call: () => Promise<unknown>): Promise<string[]> {
    if (!this.#tap) throw new Error('The service does not run');
    return this.#tap.planned(call);
  }

  /** Whether the process has not ended. */
  get alive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Freezes the clock at an instant; without one it is real time again. */
  setClock(instant?: Date | string): void {
    writeFileSync(this.#clockFile, instant === undefined ? '' : new Date(instant).toISOString());
  }

  async raw(method: string, pathname: string, { token, json, form, headers = {} }: Ask = {}): Promise<Response> {
    const response = await fetch(`${this.#url}${pathname}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form === undefined ? {} : { body: form }),
    });
    await checkAnswer(method, pathname, response.clone(), 'x-preview' in headers);
    return response;
  }

  async ask<T = Schemas['Problem']>(method: string, pathname: string, ask: Ask = {}): Promise<Answer<T>> {
    const response = await this.raw(method, pathname, ask);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  async mailTo(address: string, kind: string): Promise<TestMail> {
    return until(`a mail "${kind}" to ${address}`, async () => {
      const { body } = await this.ask<TestMail[]>('GET', '/dev/mail.json');
      return body.find((mail) => mail.to === address && mail.kind === kind);
    });
  }
}
