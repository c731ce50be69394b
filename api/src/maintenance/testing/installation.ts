import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import type { Service } from '../../start/service.ts';
import type { Engine } from '../../testing/engines.ts';
import { until } from '../../testing/service.ts';
import type { Installation } from '../installation.ts';
import { progressTo, type Progress } from '../progress.ts';
import { built } from './built.ts';

/** A command of `maintenance/`. */
type Command = 'backup' | 'restore' | 'check' | 'dailyBackups' | 'doctor';

/** How a command ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Arguments of commands beside their settings, for calls within a test. */
export const quietly: { progress: Progress; signal: AbortSignal } = {
  progress: progressTo(() => undefined),
  signal: new AbortController().signal,
};
export const silent = createLog('silent');

/** An empty installation on one engine; nothing runs on it but what a test starts. */
export class TestInstallation {
  /** Holds the data folder, and has room for backups beside it. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-maintenance-'));
  readonly dataDir = path.join(this.folder, 'data');
  readonly #database: Awaited<ReturnType<Engine['create']>>;

  readonly #settings: Record<string, string>;

  private constructor(database: Awaited<ReturnType<Engine['create']>>, settings: Record<string, string>) {
    this.#database = database;
    this.#settings = settings;
  }

  static async make(engine: Engine, settings: Record<string, string> = {}): Promise<TestInstallation> {
    return new TestInstallation(await engine.create('empty'), settings);
  }

  /** Gives it a database without tables, where it has none. */
  async prepare(): Promise<void> {
    if (this.#database.url === undefined && !this.hasDatabase) await (await this.database()).close();
  }

  get environment(): Record<string, string> {
    const { url } = this.#database;
    const database: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url };
    const still = { RATE_LIMITS: 'off', COUNT_JOB_SECONDS: '86400' };
    return { NODE_ENV: 'test', DATA_DIR: this.dataDir, ...still, ...database, ...this.#settings };
  }

  /** For a service that is to run on it. */
  get engine(): Engine {
    const { url } = this.#database;
    const name = url === undefined ? 'embedded' : 'postgresql';
    return { name, create: () => Promise.resolve({ url, drop: () => Promise.resolve() }) };
  }

  /** A name beside the data folder. */
  beside(name: string): string {
    return path.join(this.folder, name);
  }

  async config(): Promise<Config> {
    const { readConfig } = await built('config');
    return readConfig(this.environment);
  }

  /** The service within this process, its schema made. */
  async service(clock?: () => Date): Promise<Service> {
    const { openService } = await built('start/service');
    return openService(await this.config(), silent, clock);
  }

  /** The database as it is. */
  async database(): Promise<Database> {
    const { connectDatabase } = await built('platform/database/database');
    return connectDatabase(await this.config(), silent);
  }

  /** The installation opened for looking at, as the commands do it. */
  async open(): Promise<Installation> {
    const { openInstallation } = await built('maintenance/installation');
    return openInstallation(await this.config(), silent);
  }

  /** Writes a backup beside it, within this process. @returns the folder */
  async backUp(name: string): Promise<string> {
    const { writeBackup } = await built('maintenance/backup');
    const [target, opened] = [this.beside(name), await this.open()];
    await writeBackup(opened, target, quietly.progress, quietly.signal).finally(() => opened.close());
    return target;
  }

  /** Restores a backup into it, within this process. */
  async restore(backup: string): Promise<void> {
    const { restoreBackup } = await built('maintenance/restore');
    await restoreBackup(backup, await this.config(), silent, quietly);
  }

  /** Whether an embedded database was ever made. */
  get hasDatabase(): boolean {
    return existsSync(path.join(this.dataDir, 'postgresql'));
  }

  start(command: Command, ...args: string[]): ChildProcess {
    return this.#start({}, command, args);
  }

  #start(settings: Record<string, string>, command: Command, args: string[]): ChildProcess {
    const program = fileURLToPath(new URL(`../../../dist/maintenance/${command}Command.js`, import.meta.url));
    const env = { PATH: process.env['PATH'], ...this.environment, ...settings };
    return spawn(process.execPath, ['--enable-source-maps', program, ...args], { env });
  }

  run(command: Command, ...args: string[]): Promise<Ended> {
    return this.runWith({}, command, ...args);
  }

  /** Runs a command with further variables of the environment. */
  async runWith(settings: Record<string, string>, command: Command, ...args: string[]): Promise<Ended> {
    const child = this.#start(settings, command, args);
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, stdout, stderr };
  }

  /** Starts a command and kills it with -9 as soon as `moment` has come. @returns false when it was quicker */
  async kill(child: ChildProcess, moment: () => boolean): Promise<boolean> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    await until('the moment to kill', () => Promise.resolve(moment() || child.exitCode !== null));
    child.kill('SIGKILL');
    await gone;
    return child.signalCode === 'SIGKILL';
  }

  async remove(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    await this.#database.drop();
  }
}
