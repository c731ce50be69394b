import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../log.ts';
import { makeCluster, programEnvironment } from './cluster.ts';
import { endLeftOver, isReady } from './leftOver.ts';
import { serverProgram } from './serverProgram.ts';
import { folderArgument, serverUser, type User } from './serverUser.ts';
import { shortName } from './socket.ts';

/** How a server is started. */
export interface ServerOptions {
  /** Largest number of connections. */
  connections: number;
  /** Further settings of PostgreSQL, `name=value`. */
  settings?: string[];
}

/** A running server. */
export interface Server {
  /** The `host` option of node-postgres. */
  host: string;
  /** Ends the server: what is under way is rolled back, the rest is written. */
  close(): Promise<void>;
}

/**
 * Runs the server until it ends or the pipe on descriptor 3 is closed, which the system does however the service ends: then it
 * ends the server. The name of a process cannot pass to another one as long as nobody has waited for it, which is done here.
 */
const supervisor = `
"$@" 3<&- &
server=$!
{ read -r _ <&3; kill -INT $server; } &
watcher=$!
exec 3<&-
wait $server
code=$?
kill -KILL $watcher
exit $code
`;

/** Settings of every server: small, for one service; errors of statements are told to the service, whose log leaves out values. */
const settings = [
  'listen_addresses=',
  'unix_socket_directories=.',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'max_logical_replication_workers=0',
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
];

/** Characters of what the server has said that are kept. */
const keptOutput = 2000;

class Process {
  readonly #child: ChildProcess;
  readonly ended: Promise<void>;
  said = '';
  alive = true;
  #ending = false;

  constructor(program: string, args: string[], folder: string, user: User | null, log: Logger) {
    this.#child = spawn('/bin/sh', ['-c', supervisor, 'supervisor', path.join(program, 'bin/postgres'), ...args], {
      ...user,
      // Its parents may be closed to the user: the server is told no other name.
      cwd: folder,
      env: programEnvironment,
      // Own group: what a terminal sends to the service's group must not end the server before the service.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.said = `${this.said}${text}`.slice(-keptOutput);
      if (!this.#ending) log.warn({ text: text.trim() }, 'the embedded database says');
    });
    this.#pipe.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.alive = false;
        this.#pipe.destroy();
        resolve();
      };
      this.#child.once('exit', end).once('error', (error) => {
        this.said += error.message;
        end();
      });
    });
  }

  get #pipe(): Writable {
    return this.#child.stdio[3] as Writable;
  }

  async end(): Promise<void> {
    this.#ending = true;
    this.#pipe.end();
    await this.ended;
  }
}

/** Milliseconds between two looks at a server that is starting. */
const lookMs = 10;
/** Milliseconds until a server that could not be started is tried again. */
const againMs = 1000;

/**
 * Starts the server of a data folder, whose database is made when there is none. A server that ends by itself is started again.
 * The folder must be locked by this process.
 * @param folder of the database, readable by its owner alone
 * @throws NoServer where none can be run
 */
export async function startServer(folder: string, options: ServerOptions, log: Logger): Promise<Server> {
  const user = serverUser(folder, path.dirname(folder));
  const program = serverProgram(user);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeCluster(program, folder, user);
  if (!user) chmodSync(folder, 0o700);
  const all = [...settings, `max_connections=${options.connections}`, ...(options.settings ?? [])];
  const args = ['-D', folderArgument(folder, user), ...all.flatMap((one) => ['-c', one])];

  let closing = false;
  async function launch(): Promise<Process> {
    await endLeftOver(folder);
    const started = new Process(program, args, folder, user, log);
    while (started.alive && !isReady(folder)) await delay(lookMs);
    if (!started.alive) throw new Error(started.said.trim() || 'the server does not start');
    void started.ended.then(() => (relaunched = relaunch()));
    return started;
  }
  async function relaunch(): Promise<void> {
    for (; !closing; await delay(againMs)) {
      log.error('the embedded database has ended by itself and is started again');
      try {
        running = await launch();
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded database does not start');
      }
    }
  }
  let relaunched = Promise.resolve();
  let running = await launch();
  const name = shortName(folder);
  return {
    host: name.folder,
    async close() {
      closing = true;
      await relaunched;
      await running.end();
      name.release();
    },
  };
}
