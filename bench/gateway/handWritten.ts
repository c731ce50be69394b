/**
 * A hand-written server for the two measured queries only, as a lower bound: node:http, undici and the same REST calls,
 * without schema, limits, deadlines, retries or log. `node --import tsx handWritten.ts <upstream> <port>`
 */
import type { components } from '@photo-competition/schema/rest';
import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { bareCall } from './bareCall.ts';
import { homeData, lightData } from './handWrittenAnswers.ts';
import { endedPath, homeOperation, imagesPath, lightOperation } from './operations.ts';
import { callHeaders } from './recorded.ts';

type Schemas = components['schemas'];

const [, , upstream = '', port = ''] = process.argv;
const pool = new Pool(upstream, { connections: 64 });

const get = <T>(path: string): Promise<T> => bareCall<T>(pool, path, callHeaders);

async function light(): Promise<unknown> {
  return lightData(await get<Schemas['Competition']>('/api/competition/active'), Date.now());
}

async function home(): Promise<unknown> {
  const { content } = await get<Schemas['CompetitionPage']>(endedPath);
  const [competition] = content;
  if (!competition) throw new Error('No competition has ended');
  return homeData(competition, await get<Schemas['ImagePage']>(imagesPath(competition.id)), Date.now());
}

const answers = new Map([
  [lightOperation.hash, light],
  [homeOperation.hash, home],
]);

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.once('end', () => resolve(text));
    request.once('error', reject);
  });
}

interface GraphRequest {
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

async function answerTo(request: IncomingMessage): Promise<Buffer | null> {
  const { extensions } = JSON.parse(await textOf(request)) as GraphRequest;
  const answer = answers.get(extensions?.persistedQuery?.sha256Hash ?? '');
  return answer ? Buffer.from(JSON.stringify({ data: await answer() })) : null;
}

createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(200).end();
    return;
  }
  answerTo(request).then(
    (body) => {
      if (body)
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
      else response.writeHead(404).end();
    },
    () => response.writeHead(502).end(),
  );
}).listen(Number(port), '127.0.0.1');
