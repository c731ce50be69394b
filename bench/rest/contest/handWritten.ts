/**
 * A hand-written server for the measured pages only, as a lower bound: node:http, node-postgres, one prepared statement per
 * page that builds the JSON, and one that checks the session. It has no validation, limits, log or error responses.
 * `node --import tsx handWritten.ts <port>`, with DATABASE_URL and JWT_SECRET in the environment.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { imagePage, pages, sessionStatement, voteStatement, type Statement } from './statements.ts';

const [, , port = ''] = process.argv;
const secret = process.env['JWT_SECRET'] ?? '';
// The same number of connections as the service's default; statements are planned once per connection.
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c jit=off',
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

/** The claims of a valid token (JWT, HS256; docs/product.md §6); null when it is invalid or expired. */
function claimsOf(token: string): Claims | null {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const received = Buffer.from(signature, 'base64url');
  const expected = signatureOf(`${head}.${payload}`);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string };
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return alg === 'HS256' && claims.exp * 1000 > Date.now() ? claims : null;
}

/** The entrant of an active session; null without a token. @throws Error when the token or the session is invalid */
async function entrantOf({ headers }: IncomingMessage): Promise<Entrant | null> {
  const { authorization } = headers;
  if (authorization === undefined) return null;
  const claims = claimsOf(authorization.slice('Bearer '.length));
  if (!claims) throw new Error('The token is invalid');
  const { sub, jti } = claims;
  const { rows } = await pool.query<{ voterKey: string }>({ ...sessionStatement, values: [jti, Number(sub)] });
  if (!rows[0]) throw new Error('The session is not active');
  return { voterKey: rows[0].voterKey, accountId: Number(sub) };
}

/** The JSON that a statement returns; null when it returns no row. */
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
