import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';

/** A connection pooler that hands out a session of the server for one transaction at a time, as PgBouncer can. */
export interface TransactionPooler {
  /** Host and port to use instead of the server's own. */
  address: string;
  /** How many transactions it has led to a session. */
  transactions(): number;
  close(): Promise<void>;
}

const ready = 'Z'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);
/** Sync and Query: the server answers each with one ReadyForQuery. */
const asksForReady = new Set(['S', 'Q'].map((type) => type.charCodeAt(0)));

/** Cuts a stream into PostgreSQL's messages, each a letter, four bytes of length and its body. */
function messagesOf(told: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      told(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** AuthenticationOk, what a client wants to know of the server, ReadyForQuery. */
const greeting = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('S', Buffer.from('standard_conforming_strings\0on\0')),
  message('Z', Buffer.from('I')),
]);

/** A session of the server; one client at a time hears what it says. */
interface Session {
  socket: Socket;
  hear: (message: Buffer) => void;
  client: Client;
}

async function openSession(url: string): Promise<Session> {
  // node-postgres logs in, in whichever way the server wants; then the bare connection is what is used.
  const client = new Client({ connectionString: url });
  await client.connect();
  client.on('error', () => undefined);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  const session: Session = { socket: stream, hear: () => undefined, client };
  stream.on(
    'data',
    messagesOf((told) => session.hear(told)),
  );
  return session;
}

/** Says nothing of encryption, and greets whoever wants to begin. @returns what follows the beginning; null while it is not whole */
function begin(socket: Socket, bytes: Buffer): Buffer | null {
  const sslRequest = 80_877_103;
  if (bytes.length < 8 || bytes.length < bytes.readInt32BE(0)) return null;
  const rest = bytes.subarray(bytes.readInt32BE(0));
  if (bytes.readInt32BE(4) === sslRequest) {
    socket.write('N');
    return begin(socket, rest);
  }
  socket.write(greeting);
  return rest;
}

/**
 * @param url of the database
 * @param count of sessions; they are handed out in turn, so that two transactions of a client are never in the same one
 */
export async function transactionPooler(url: string, count: number): Promise<TransactionPooler> {
  const free: Session[] = [];
  for (let n = 0; n < count; n++) free.push(await openSession(url));
  const sessions = [...free];
  const waiting: ((session: Session) => void)[] = [];
  let transactions = 0;

  const take = (taker: (session: Session) => void) => {
    const session = free.shift();
    if (session) taker(session);
    else waiting.push(taker);
  };
  const giveBack = (session: Session) => {
    session.hear = () => undefined;
    const next = waiting.shift();
    if (next) next(session);
    else free.push(session);
  };

  const server = createServer((socket) => {
    let session: Session | null = null;
    let due = 0;
    let asked = false;
    const unsent: Buffer[] = [];
    const answer = (told: Buffer) => {
      socket.write(told);
      if (told[0] === ready) due -= 1;
      if (told[0] !== ready || told[5] !== idle || due > 0 || !session) return;
      asked = false;
      const done = session;
      session = null;
      giveBack(done);
    };
    const toServer = messagesOf((sent) => {
      if (sent[0] === terminate) return;
      if (asksForReady.has(sent[0] ?? 0)) due += 1;
      if (session) return void session.socket.write(sent);
      unsent.push(sent);
      if (asked) return;
      asked = true;
      transactions += 1;
      take((taken) => {
        session = taken;
        session.hear = answer;
        for (const one of unsent.splice(0)) session.socket.write(one);
      });
    });
    let begun = false;
    let early: Buffer = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      if (begun) return toServer(bytes);
      early = Buffer.concat([early, bytes]);
      const rest = begin(socket, early);
      if (rest === null) return;
      begun = true;
      toServer(rest);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    transactions: () => transactions,
    async close() {
      server.close();
      for (const { socket } of sessions) socket.destroy();
      await Promise.resolve();
    },
  };
}
