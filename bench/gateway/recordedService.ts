/**
 * A minimal REST service on node:http that answers the recorded calls from memory: the lower bound of a REST call's cost.
 * `node --import tsx recordedService.ts <answers.json> <port>`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Recorded } from './recorded.ts';

const [, , file = '', port = ''] = process.argv;
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[];
const bodies = new Map(recorded.map(({ path, body }) => [path, Buffer.from(body, 'base64')]));
bodies.set('/readyz', Buffer.from('{"status":"ok"}'));

createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  request.resume();
  if (body) response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
