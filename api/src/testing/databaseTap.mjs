// @ts-check
/**
 * Loaded into a service under test before its own program: lets the test look into the embedded database, whose one
 * connection is in the service's hands, at the memory in use, and at the work that a request costs.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { createRequire } from 'node:module';
import pg from 'pg';

/** @typedef {import('./tap.ts').TapRequest} TapRequest @typedef {import('./tap.ts').TapAnswer} TapAnswer */

/** @type {import('./tap.ts').Work} */
let work = { statements: [], planned: [], hashes: 0 };

/** Marks the work done for a request; the service's own jobs work whenever they like. @type {AsyncLocalStorage<true>} */
const requests = new AsyncLocalStorage();
const emit = /** @type {Function} */ (Server.prototype.emit);
/** @this {Server} @param {unknown[]} parts */
Server.prototype.emit = function (...parts) {
  const pass = () => emit.apply(this, parts);
  return parts[0] === 'request' ? requests.run(true, pass) : pass();
};

/** @param {unknown} statement as the driver is given it: a text, or an object that holds one */
function note(statement) {
  const text = typeof statement === 'string' ? statement : /** @type {{ text?: string } | null} */ (statement)?.text;
  if (text !== undefined && requests.getStore()) work.statements.push(text);
}

/** The pools that the service has opened, known by the first connection that each takes. @type {Set<pg.Pool>} */
const pools = new Set();

/** Both have many forms, which are handed on as they come. @type {{ connect: Function }} */
const pool = pg.Pool.prototype;
const takeConnection = pool.connect;
/** @this {pg.Pool} @param {unknown[]} parts */
pool.connect = function (...parts) {
  pools.add(this);
  return takeConnection.apply(this, parts);
};

/** @type {{ query: Function }} */
const client = pg.Client.prototype;
const runStatement = client.query;
/** @this {pg.Client} @param {unknown[]} parts */
client.query = function (...parts) {
  note(parts[0]);
  return runStatement.apply(this, parts);
};

/** A text that goes to the database is parsed and planned there; what a connection has prepared goes by its name. */
const connection = /** @type {{ parse: Function, query: Function }} */ (
  /** @type {{ Connection: { prototype: unknown } }} */ (/** @type {unknown} */ (pg)).Connection.prototype
);
const [parse, runText] = [connection.parse, connection.query];
/** @param {{ text: string }} query */
connection.parse = function (query) {
  if (requests.getStore()) work.planned.push(query.text);
  return parse.call(this, query);
};
/** @param {string} text */
connection.query = function (text) {
  if (requests.getStore()) work.planned.push(text);
  return runText.call(this, text);
};

/** Not imported: the exports of a CommonJS module are read once, when it is first imported, and then stay as they were. */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const { hash, verify } = argon2;
/**
 * Of the same kind as the service's own, and quick: a test service makes thousands (`passwords.test.ts` holds the real ones).
 * @param {string} password @param {object} options
 */
argon2.hash = (password, options) => {
  work.hashes += 1;
  return hash(password, { ...options, memoryCost: 64, timeCost: 1 });
};
/** @param {unknown[]} parts */
argon2.verify = (...parts) => {
  work.hashes += 1;
  return verify(...parts);
};

/** @param {string} sql @returns {Promise<Record<string, unknown>[]>} */
async function query(sql) {
  // That of the migrations has ended.
  const opened = [...pools].find(({ ending }) => !ending);
  if (!opened) throw new Error('This service has no embedded database');
  const connection = await opened.connect();
  try {
    // Past the counting: the test's own statements are none of the service's.
    const { rows } = await runStatement.call(connection, sql);
    return rows;
  } finally {
    connection.release();
  }
}

function memory() {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** @param {TapRequest} request @returns {Promise<TapAnswer>} */
async function answer({ id, sql, work: about }) {
  try {
    if (about === 'forget') work = { statements: [], planned: [], hashes: 0 };
    if (about !== undefined) return { id, work };
    return sql === undefined ? { id, memory: memory() } : { id, rows: await query(sql) };
  } catch (error) {
    return { id, error: /** @type {Error} */ (error).message };
  }
}

process.on('message', (request) => {
  void answer(/** @type {TapRequest} */ (request)).then((reply) => process.send?.(reply));
});
// The channel alone keeps no service alive.
process.channel?.unref();
