import type { Problem } from '@photo-competition/schema/rest';
import type { GraphQLFormattedError } from 'graphql';
import { createLog } from '../../log.ts';
import { callersOf } from '../../rest/endpoints/caller.ts';
import { endpointsOf } from '../../rest/endpoints/endpoints.ts';
import { RestProblem } from '../../rest/call/problem.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import type { Transport, UpstreamCall } from '../../rest/call/upstreamCall.ts';
import type { Uploader } from '../../rest/transports/upload.ts';
import { createGraphServer } from '../../server/execution/apolloServer.ts';
import type { Context, Viewer } from '../../graph/context.ts';
import { createSchema } from '../../graph/schema.ts';

/** The answer to an upstream call: a body, an error to throw, or a function that makes the body from the call's path. */
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
  /** Every upstream call in order, as `METHOD /path?query`, followed by ` +token` where a token was sent. */
  calls: string[];
  /** JSON bodies of the calls that had one. */
  bodies: unknown[];
}

export const entrant: Viewer = { id: 3, administrator: false };
export const administrator: Viewer = { id: 1, administrator: true };

const log = createLog('silent');
const server = createGraphServer<Context>(createSchema(), log, { sandbox: true });

/** A problem as the service answers it. */
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

/** The refusal of a change to an earlier version. */
export const versionConflict = (conflict: NonNullable<Problem['conflict']>): RestProblem =>
  new RestProblem({
    type: '/problems/VERSION_CONFLICT',
    title: 'Version conflict',
    status: 409,
    detail: 'Somebody has changed it.',
    code: 'VERSION_CONFLICT',
    requestId: 'r',
    conflict,
  });

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
      const authorization = /\/(login|refresh)$/.test(call.path) ? 'Bearer a.jwt.token' : null;
      const deviceToken = authorization === null ? null : 'a.device.token';
      return { body: answer, authorization, deviceToken, freshUntil: 0, size: 0 };
    },
    close: () => Promise.resolve(),
  };
}

/** A context over a fake transport that records the calls. */
export function fakeContext({ answers = {}, viewer = null, now = '2026-05-15T10:00:00.000Z', upload }: Situation = {}) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const identity = {
    token: viewer ? 'a.jwt.token' : null,
    deviceToken: null,
    requestId: 'r-1',
    locale: 'en',
    address: '192.0.2.1',
    preview: null,
    traceparent: null,
  };
  const lifetime = new RequestLifetime(Infinity, log);
  const context: Context = {
    rest: endpointsOf(
      callersOf(fakeTransport(answers, calls, bodies), identity, lifetime),
      upload ?? (() => Promise.reject(new Error('no upload was expected'))),
    ),
    viewer,
    isPreview: false,
    now: new Date(now),
    locale: 'en',
    changesIn: () => undefined,
    keepDevice: () => undefined,
    tellLimit: () => undefined,
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
  // Without graphql-js' null prototypes, which toEqual would notice.
  return { data: data && (JSON.parse(JSON.stringify(data)) as Record<string, unknown>), errors, calls, bodies };
}
