import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Smtp } from './smtp.ts';
import { until } from './until.ts';

/** The folder of this version, as built. */
export const ownVersion = fileURLToPath(new URL('../../', import.meta.url));

/** Name and password of the administrator that every product under test starts with. */
export const administrator = { username: 'admin', email: 'admin@example.org', password: 'horse-battery-9' };

/** How many test files may run at the same time, each with ports of its own. */
const portRanges = 8;
const [firstPort, portsEach] = [12_000, 2_500];
const ownPorts = firstPort + (Number(process.env['VITEST_POOL_ID'] ?? 0) % portRanges) * portsEach;

/**
 * A free port: below the ephemeral range, so that the system assigns it to nobody else before it is used, and in this file's own
 * range, so that no other one does.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(ownPorts, ownPorts + portsEach);
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });

/** Options of a product under test. */
export interface ProductOptions {
  /** The folder of another version, as built, to begin with. */
  version?: string;
  databaseUrl?: string;
  /** Where the service listens; a port that nobody listens on by default. */
  apiPort?: number;
  environment?: Record<string, string>;
  /** Environment of the gateway only. */
  gatewayEnvironment?: Record<string, string>;
  /** Takes the mails; a mailbox in the data folder does by default. */
  smtp?: Smtp;
  /** A backup that is restored before the service starts. */
  backup?: string;
  /** False starts no gateway, for tests of the service. */
  gateway?: boolean;
}

/**
 * Draws rise, so that lists that hide the order of entering show photos in that order: tests name them by it. Instances on one
 * database may start at the same time.
 */
const risingDraws = `do $do$ begin
  perform pg_advisory_xact_lock(hashtextextended('draws of tests', 0));
  create or replace function drawn_number() returns int language sql volatile
    as $$ select nextval('image_id_seq')::int $$;
end $do$`;

/**
 * Milliseconds after which a process that was asked to end is killed, and the test fails by its name: less than a hook has, whose
 * end would name nothing, and far more than a busy machine takes.
 */
const patienceToEndMs = 240_000;

/** The products of this test file that run now. */
export const running = new Set<Product>();

/** The product as built: service and gateway as processes of their own, on a fresh data folder. */
export class Product {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'photo-competition-e2e-'));
  /** Everything that the processes have written. */
  output = '';
  url = '';
  apiUrl = '';
  /** The folder of the version that is started next. */
  version: string;
  #api: ChildProcess | undefined;
  #gateway: ChildProcess | undefined;
  #apiPort = 0;
  readonly #options: ProductOptions;

  private constructor(options: ProductOptions) {
    this.#options = options;
    this.version = options.version ?? ownVersion;
    running.add(this);
    // An interrupted run leaves no process behind.
    process.once('exit', this.#killAll);
  }

  #killAll = (): void => {
    for (const child of [this.#gateway, this.#api]) child?.kill('SIGKILL');
  };

  static async start(options: ProductOptions = {}): Promise<Product> {
    const product = new Product(options);
    product.#apiPort = options.apiPort ?? (await freePort());
    product.apiUrl = `http://127.0.0.1:${product.#apiPort}`;
    const port = await freePort();
    product.url = `http://127.0.0.1:${port}`;
    try {
      if (options.backup !== undefined) product.#restore(options.backup);
      await product.startApi();
      await product.query(risingDraws);
      if (options.gateway !== false) await product.startGateway();
    } catch (error) {
      await product.stop();
      throw new Error(`The product did not start. It said:\n${product.output}`, { cause: error });
    }
    return product;
  }

  #spawn(program: string, environment: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, [path.join(this.version, program)], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        CLOCK_FILE: path.join(this.dataDir, 'clock'),
        LOG_LEVEL: 'warn',
        ...environment,
      },
    });
    const keep = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    return child;
  }

  #restore(backup: string): void {
    const environment = { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: this.dataDir };
    execFileSync(process.execPath, [path.join(this.version, 'api/dist/maintenance/restoreCommand.js'), backup], {
      env: environment,
    });
  }

  async #ready(url: string, child: ChildProcess): Promise<void> {
    await until(`${url} to be ready`, async () => {
      if (child.exitCode !== null) throw new Error(`The process ended with exit code ${child.exitCode}`);
      return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  }

  /** The SMTP server that takes the mails, if one does. */
  get smtp(): Smtp | undefined {
    return this.#options.smtp;
  }

  /** Starts the service, also again after it was killed. */
  async startApi(): Promise<void> {
    this.#api = this.#spawn('api/dist/program/main.js', {
      API_PORT: String(this.#apiPort),
      DATA_DIR: this.dataDir,
      PUBLIC_URL: this.url,
      RATE_LIMITS: 'off',
      // Tests set the clock: counts are carried on where a test asks for it.
      COUNT_JOB_SECONDS: '86400',
      ADMIN_USERNAME: administrator.username,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      // A mail may be held for as long as a test wants.
      ...(this.smtp ? { SMTP_URL: `smtp://club:right@127.0.0.1:${this.smtp.port}?socketTimeout=600000` } : {}),
      ...(this.#options.databaseUrl ? { DATABASE_URL: this.#options.databaseUrl } : {}),
      ...this.#options.environment,
    });
    await this.#ready(this.apiUrl, this.#api);
  }

  /** Stops the service as a system does that restarts it: with SIGTERM. */
  async stopApi(): Promise<void> {
    await this.#end(this.#api, 'SIGTERM');
  }

  /** Freezes the service with SIGSTOP, or lets it go on. */
  freezeApi(frozen: boolean): void {
    this.#api?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Starts the gateway, also again after it was stopped. */
  async startGateway(): Promise<void> {
    this.#gateway = this.#spawn('gateway/dist/program/main.js', {
      PORT: new URL(this.url).port,
      REST_API_URL: this.apiUrl,
      // A document waits for what it tells of its page, however busy the machine is.
      PAGE_DETAILS_TIMEOUT_MS: '60000',
      ...this.#options.gatewayEnvironment,
    });
    await this.#ready(this.url, this.#gateway);
  }

  /** Stops the gateway with SIGTERM. */
  async stopGateway(): Promise<void> {
    await this.#end(this.#gateway, 'SIGTERM');
  }

  /** Runs a statement on the service's database, beside the service. @returns its rows */
  async query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const { databaseUrl } = this.#options;
    const host = path.join(this.dataDir, 'postgresql');
    const client = new Client(
      databaseUrl ? { connectionString: databaseUrl } : { host, port: 5432, user: 'postgres', database: 'postgres' },
    );
    await client.connect();
    return (await client.query<Row>(statement, values).finally(() => client.end())).rows;
  }

  /** Kills the service with SIGKILL. */
  async killApi(): Promise<void> {
    await this.#end(this.#api, 'SIGKILL');
  }

  async #end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    let isStuck = false;
    const patience = setTimeout(() => {
      isStuck = true;
      child.kill('SIGKILL');
    }, patienceToEndMs);
    await ended;
    clearTimeout(patience);
    if (isStuck)
      throw new Error(
        `${path.relative(this.version, child.spawnargs[1] ?? '')} did not end at ${signal}:\n${this.output}`,
      );
  }

  /** Freezes the clock of both processes at an instant; without one it is real time again. */
  setClock(instant?: Date | string): void {
    writeFileSync(path.join(this.dataDir, 'clock'), instant === undefined ? '' : new Date(instant).toISOString());
  }

  /** @throws when one of its processes does not end when asked; both are gone then, too */
  async stop(): Promise<void> {
    try {
      await this.#end(this.#gateway, 'SIGTERM').finally(() => this.#end(this.#api, 'SIGTERM'));
    } finally {
      process.off('exit', this.#killAll);
      running.delete(this);
      rmSync(this.dataDir, { recursive: true, force: true });
    }
  }
}
