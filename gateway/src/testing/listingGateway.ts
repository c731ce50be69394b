import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globalIdOf } from '../graph/globalId.ts';
import { hashOf } from '../server/operations/operationManifest.ts';
import { json } from './fakeRest.ts';
import { startGateway, type GraphError, type RunningGateway } from './startGateway.ts';

/** Operations of the test's own manifest, which is loaded beside the web client's. */
export const listed = {
  Active: 'query Active { activeCompetition { id } }',
  Pages: 'query Pages($n: Int!) { activeCompetition { images(first: $n) { totalCount } } }',
  Timed: 'query Timed { activeCompetition { id now } }',
  Phased: 'query Phased { activeCompetition { id phase } }',
  Bounded: 'query Bounded { activeCompetition { nextBoundary } }',
  Photo:
    'query Photo($id: ID!, $after: String) { image(id: $id) { id title comments(first: 1, after: $after) { totalCount } } }',
  Mine: 'query Mine { me { id } }',
  Enter: 'mutation Enter($input: UploadImageInput!) { uploadImage(input: $input) { image { id } } }',
  Login: 'mutation Login { login(input: { username: "a", password: "b" }) { token } }',
};
/** An operation that no manifest lists, and the answer to it and to `Active`. */
export const free = '{ activeCompetition { id } }';
export const found = { data: { activeCompetition: { id: globalIdOf('Competition', 7) } } };
/** The upstream call of either, and that of a login. */
export const activeCall = 'GET /api/competition/active';
export const loginCall = 'POST /api/authentication/login';

/** Settings with which listed operations only are answered. */
export const production = { NODE_ENV: 'production' };

/** The parameters that name an operation by its hash, in both known forms. */
export const apollo = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });
export const byId = (text: string) => ({ documentId: `sha256:${hashOf(text)}` });

export interface Answer {
  status: number;
  headers: Headers;
  body: { data?: unknown; errors?: GraphError[] };
}

/** A gateway with the test's manifest, over a service with a competition and a login. */
export interface ListingGateway extends RunningGateway {
  /** Sends a POST with that JSON. */
  send(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a GET with those parameters. */
  get(parameters: Record<string, string>): Promise<Answer>;
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

/** @param environment settings as environment variables */
export async function startListingGateway(environment: Record<string, string> = {}): Promise<ListingGateway> {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
  const manifest = Object.fromEntries(Object.values(listed).map((text) => [hashOf(text), text]));
  writeFileSync(path.join(folder, 'test.json'), JSON.stringify(manifest));
  // The manifests are read once, at the start.
  const running = await startGateway({ OPERATIONS_DIR: folder, ...environment }).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  running.rest.answer(activeCall, json({ id: 7 }));
  running.rest.answer(loginCall, json({}, 200, { authorization: 'Bearer a.b.c' }));
  const accept = 'application/graphql-response+json';
  return {
    ...running,
    async send(body, headers = {}) {
      const init = { 'content-type': 'application/json', accept, ...headers };
      const url = `${running.url}/graphql`;
      return answerOf(await fetch(url, { method: 'POST', headers: init, body: JSON.stringify(body) }));
    },
    async get(parameters) {
      const url = `${running.url}/graphql?${new URLSearchParams(parameters)}`;
      return answerOf(await fetch(url, { headers: { accept } }));
    },
  };
}
