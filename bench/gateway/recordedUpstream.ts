/**
 * The upstream of the measurements over recorded answers: it replays prepared bytes, head and body. It writes to sockets
 * directly, since a node:http server would use as much processor time as the gateways under test. `GET /calls` returns the
 * number of recorded calls answered so far. `node --import tsx recordedUpstream.ts <answers.json> <port>`
 */
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { Recorded } from './recorded.ts';

const [, , file = '', port = ''] = process.argv;

const answer = (statusLine: string, headers: readonly string[], body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([`HTTP/1.1 ${statusLine}`, ...headers, '', ''].join('\r\n')), body]);

function bytesOf({ status, statusMessage, rawHeaders, body }: Recorded): Buffer {
  const headers = rawHeaders.flatMap((name, i) => (i % 2 ? [] : [`${name}: ${rawHeaders[i + 1] ?? ''}`]));
  return answer(`${status} ${statusMessage}`, headers, Buffer.from(body, 'base64'));
}

const json = (value: unknown): Buffer => {
  const body = Buffer.from(JSON.stringify(value));
  return answer('200 OK', ['content-type: application/json', `content-length: ${body.length}`], body);
};

const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[];
const answers = new Map(recorded.map((one) => [one.path, bytesOf(one)]));
const ready = json({ status: 'ok' });
const missing = answer('404 Not Found', ['content-length: 0'], Buffer.alloc(0));
const headEnd = '\r\n\r\n';
let calls = 0;

function answerTo(path: string): Buffer {
  const found = answers.get(path);
  if (found) {
    calls += 1;
    return found;
  }
  if (path === '/calls') return json(calls);
  return path === '/readyz' ? ready : missing;
}

/** Answers the GET requests of a connection in order; request bodies are not supported. */
function serve(socket: Socket): void {
  let pending = '';
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    pending += chunk.toString('latin1');
    for (let end = pending.indexOf(headEnd); end >= 0; end = pending.indexOf(headEnd)) {
      // `GET /path HTTP/1.1`
      socket.write(answerTo(pending.slice(4, pending.indexOf(' ', 4))));
      pending = pending.slice(end + headEnd.length);
    }
  });
}

createServer(serve).listen(Number(port), '127.0.0.1');
