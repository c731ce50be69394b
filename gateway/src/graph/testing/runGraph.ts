import type { Problem } from '@photo-competition/schema/rest';
import type { GraphQLFormattedError } from 'graphql';
import { createLog } from '../../log.ts';
import { callersOf } from '../../rest/caller.ts';
import { endpointsOf } from '../../rest/endpoints.ts';
import { RestProblem } from '../../rest/problem.ts';
import { RequestBounds } from '../../rest/requestBounds.ts';
import type { Transport, UpstreamCall } from '../../rest/transport.ts';
import type { Uploader } from '../../rest/upload.ts';
import { createGraphServer } from '../../server/graph.ts';
import type { Context, Viewer } from '../context.ts';
import { createSchema } from '../schema.ts';

/** What a fake call answers with: a body, an error to throw, or either of them made from the call. */
type Answer = unknown;

export interface Situation {
  /** By `METHOD /path?query`, or by `METHOD /path` for any query. */
  answers?: Record<string, Answer>;
  variables?: Record<string, unknown>;
  /** A visitor when absent. */
  viewer?: Viewer | null;
  now?: string;
  upload?: Uploader;
}

interface Outcome {
  data: Record<string, unknown> | null | undefined;
  errors: readonly GraphQLFormattedError[];
  /** Every call upstream, as `METHOD /path?query`, in order; ` +token` follows where a token went with it. */
  calls: string[];
  /** JSON bodies of the calls that had one. */
  bodies: unknown[];
}

export const entrant: Viewer = { id: 3, administrator: false };
export const administrator: Viewer = { id: 1, administrator: true };

const log = createLog('silent');
const server = createGraphServer(createSchema(), log, { sandbox: true });

/** A problem as the service states it. */
export const problem = (
  status: number,
  code: Problem['code'],
  errors?: Problem['errors'],
  retryAfter: number | null = null,
): RestProblem =>
  new RestProblem(
    {
      type: `/problems/${code}`,
      title: code,
      status,
      detail: `Detail of ${code}.`,
      code,
      requestId: 'r',
      ...(errors ? { errors } : {}),
    },
    retryAfter,
  );

function fakeTransport(answers: Record<string, Answer>, calls: string[], bodies: unknown[]): Transport {
  const answerTo = ({ method, path }: UpstreamCall): Answer => {
    const exact = answers[`${method} ${path}`];
    const found = exact === undefined ? answers[`${method} ${path.split('?')[0]}`] : exact;
    return typeof found === 'function' ? (found as (path: string) => unknown)(path) : found;
  };
  return {
    async send(call) {
      calls.push(`${call.method} ${call.path}${call.headers['authorization'] === undefined ? '' : ' +token'}`);
      if (call.body !== undefined) bodies.push(JSON.parse(call.body));
      const answer = answerTo(call);
      if (answer instanceof Error) throw answer;
      const authorization = call.path.endsWith('/login') ? 'Bearer a.jwt.token' : null;
      return { body: answer, authorization, freshUntil: 0, size: 0 };
    },
    close: () => Promise.resolve(),
  };
}

/** A context over a fake transport, and what is called through it. */
export function fakeContext({ answers = {}, viewer = null, now = '2026-05-15T10:00:00.000Z', upload }: Situation = {}) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const identity = {
    token: viewer ? 'a.jwt.token' : null,
    requestId: 'r-1',
    locale: 'en',
    address: '192.0.2.1',
    traceparent: null,
  };
  const bounds = new RequestBounds(Infinity, log);
  const context: Context = {
    rest: endpointsOf(
      callersOf(fakeTransport(answers, calls, bodies), identity, bounds),
      upload ?? (() => Promise.reject(new Error('no upload was expected'))),
    ),
    viewer,
    now: new Date(now),
    locale: 'en',
    changesIn: () => undefined,
    requestId: identity.requestId,
    log,
  };
  return { context, calls, bodies };
}

/** Runs an operation on the real server, endpoints and callers, over a fake transport that records the calls. */
export async function runGraph(query: string, situation: Situation = {}): Promise<Outcome> {
  const { context, calls, bodies } = fakeContext(situation);
  const { body } = await server.executeOperation(
    { query, variables: situation.variables ?? {} },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new Error('the answer came in parts');
  const { data, errors = [] } = body.singleResult;
  // Without the null prototypes that graphql-js gives its objects.
  return { data: data && (JSON.parse(JSON.stringify(data)) as Record<string, unknown>), errors, calls, bodies };
}
