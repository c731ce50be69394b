/**
 * What someone would write by hand for these pages and nothing else: node:http, node-postgres, one prepared statement per
 * page which makes the JSON, and one that checks the session. No contract, limits, log or problems.
 * `node --import tsx handWritten.ts <port>`, with DATABASE_URL and JWT_SECRET in the environment.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { imagePage, pages, sessionStatement, voteStatement, type Statement } from './statements.ts';

const [, , port = ''] = process.argv;
const secret = process.env['JWT_SECRET'] ?? '';
// As many connections as the service has by default, and plans made once per connection.
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
});

interface Entrant {
  voterKey: string;
  accountId: number;
}

interface Claims {
  sub: string;
  jti: string;
  exp: number;
}

const signatureOf = (signed: string) => createHmac('sha256', secret).update(signed).digest();

/** What a sound token says that has not expired (docs/product.md §6: JWT, HS256); null for any other. */
function claimsOf(token: string): Claims | null {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = signatureOf(`${head}.${payload}`);
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string };
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return alg === 'HS256' && claims.exp * 1000 > Date.now() ? claims : null;
}

/** The entrant of a living session; null for a visitor. @throws Error when there is a token, and it is not good */
async function entrantOf({ headers }: IncomingMessage): Promise<Entrant | null> {
  const { authorization } = headers;
  if (authorization === undefined) return null;
  const claims = claimsOf(authorization.slice('Bearer '.length));
  if (!claims) throw new Error('No good token');
  const { sub, jti } = claims;
  const { rows } = await pool.query<{ voterKey: string }>({ ...sessionStatement, values: [jti, Number(sub)] });
  if (!rows[0]) throw new Error('No living session');
  return { voterKey: rows[0].voterKey, accountId: Number(sub) };
}

/** The JSON that a statement has made; null where it has found nothing. */
const bodyOf = async (statement: Statement, values: unknown[]): Promise<string | null> =>
  (await pool.query<{ body: string }>({ ...statement, values })).rows[0]?.body ?? null;

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.once('end', () => resolve(text));
    request.once('error', reject);
  });
}

const pageForm = /^\/api\/competition\/(minimal|paged)\/(\d+)\?page=(\d+)&size=(\d+)&sort=createdAt$/;
const imageForm = /^\/api\/competition\/image\/(\d+)$/;

async function answerTo(request: IncomingMessage): Promise<string | null> {
  const { url = '', method } = request;
  if (method === 'POST' && url === '/api/competition/vote') {
    const [entrant, text] = await Promise.all([entrantOf(request), textOf(request)]);
    const { imageId, point } = JSON.parse(text) as { imageId: number; point: number };
    return entrant && bodyOf(voteStatement, [imageId, entrant.voterKey, point]);
  }
  const entrant = await entrantOf(request);
  const [, list, ...numbers] = pageForm.exec(url) ?? [];
  if (list === 'minimal')
    return entrant
      ? bodyOf(pages.minimal.entrant, [...numbers, entrant.voterKey])
      : bodyOf(pages.minimal.visitor, numbers);
  if (list === 'paged')
    return entrant
      ? bodyOf(pages.paged.entrant, [...numbers, entrant.voterKey, entrant.accountId])
      : bodyOf(pages.paged.visitor, numbers);
  const [, id] = imageForm.exec(url) ?? [];
  if (id === undefined) return null;
  return entrant
    ? bodyOf(imagePage.entrant, [id, entrant.voterKey, entrant.accountId])
    : bodyOf(imagePage.visitor, [id]);
}

function send(response: ServerResponse, body: string | null): void {
  if (body === null) {
    response.writeHead(404).end();
    return;
  }
  const bytes = Buffer.from(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
}

createServer((request, response) => {
  if (request.url === '/readyz') {
    response.writeHead(200).end();
    return;
  }
  answerTo(request).then(
    (body) => send(response, body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1');
