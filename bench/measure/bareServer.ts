/**
 * A minimal node:http server that answers `GET /{n}` with the file `n` of a folder: the baseline cost of sending the same
 * bytes. `node --import tsx bareServer.ts <folder> <port>`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const [, , folder = '', port = ''] = process.argv;
const bodies = new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(path.join(folder, name))]));

createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  request.resume();
  if (body) response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
