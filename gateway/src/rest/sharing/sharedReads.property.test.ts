import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createLog } from '../../log.ts';
import { callersOf, type Callers } from '../endpoints/caller.ts';
import { ClientGone, RestProblem, UpstreamUnavailable } from '../call/problem.ts';
import { RequestLifetime } from '../call/requestLifetime.ts';
import { SharedReads } from './sharedReads.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';

/** A step of a request; `leave`: the client disconnects. */
type Step = { do: 'read'; by: 'open' | 'bearer'; path: string } | { do: 'write'; path: string } | { do: 'leave' };

interface Request {
  token: string | null;
  locale: string;
  steps: Step[];
}

/** The kind of the service's next answer, independent of the call: `public` even with a token. */
type AnswerKind = 'public' | 'private' | 'stale' | 'refused' | 'unreachable';

/** An answer that names the call it was made for. */
interface ServiceAnswer {
  kind: AnswerKind;
  path: string;
  locale: string | undefined;
  token: string | null;
  sender: string | undefined;
}

const paths = ['/a', '/b', '/a?page=1'];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      by: fc.constantFrom('open' as const, 'bearer' as const),
      path: fc.constantFrom(...paths),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('write' as const), path: fc.constantFrom('/api/admin/x', '/vote') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const) }) },
);
const request: fc.Arbitrary<Request> = fc.record({
  token: fc.constantFrom(null, null, 'anna', 'bela'),
  locale: fc.constantFrom('hu', 'en'),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});
const answerKinds = fc.infiniteStream(
  fc.constantFrom<AnswerKind>('public', 'public', 'public', 'private', 'stale', 'refused', 'unreachable'),
);

/** A refusal that names the request whose call was refused. */
const refusalOf = ({ headers }: UpstreamCall) => {
  const detail = headers['x-request-id'] ?? '';
  return new RestProblem({ type: '', title: '', status: 429, code: 'RATE_LIMITED', detail, requestId: '' });
};

function service(scheduler: fc.Scheduler, kinds: fc.Stream<AnswerKind>): Transport {
  const answerFor = ({ path, headers }: UpstreamCall, kind: AnswerKind): ServiceAnswer => ({
    kind,
    path,
    locale: headers['accept-language'],
    token: headers['authorization'] ?? null,
    sender: headers['x-request-id'],
  });
  const answerTo = (call: UpstreamCall): UpstreamAnswer => {
    const kind: AnswerKind = kinds.next().value;
    if (kind === 'refused') throw refusalOf(call);
    if (kind === 'unreachable') throw new UpstreamUnavailable();
    const freshUntil = { public: performance.now() + 600_000, stale: 1, private: 0 }[kind];
    return { body: answerFor(call, kind), authorization: null, deviceToken: null, freshUntil, size: 100 };
  };
  return {
    send: (call, lifetime) =>
      new Promise((resolve, reject) => {
        const running = lifetime.begin();
        running.onCancel = () => reject(new ClientGone());
        void scheduler.schedule(Promise.resolve(), `${call.method} ${call.path}`).then(() => {
          lifetime.end(running);
          try {
            resolve(answerTo(call));
          } catch (error) {
            reject(error as Error);
          }
        });
      }),
    close: () => Promise.resolve(),
  };
}

/** Runs the steps of a request in scheduled order and checks each answer. */
function run(scheduler: fc.Scheduler, shared: Transport, { token, locale, steps }: Request, name: string) {
  const lifetime = new RequestLifetime(performance.now() + 600_000, createLog('silent'));
  const identity = {
    token,
    deviceToken: null,
    locale,
    requestId: name,
    address: '192.0.2.1',
    preview: null,
    traceparent: null,
  };
  const callers: Callers = callersOf(shared, identity, lifetime);
  const outcomes: Promise<unknown>[] = [];
  const check = (by: 'open' | 'bearer', path: string, answer: ServiceAnswer) => {
    const expectedToken = by === 'bearer' && token !== null ? `Bearer ${token}` : null;
    expect(answer).toMatchObject({ path, locale, token: expectedToken });
    if (expectedToken !== null || answer.kind === 'private') expect(answer.sender).toBe(name);
  };
  const take = (one: Step) => {
    if (one.do === 'leave') return lifetime.disconnect();
    const call =
      one.do === 'read'
        ? callers[one.by]
            .get('getCompetition', one.path)
            .then((answer) => check(one.by, one.path, answer as unknown as ServiceAnswer))
        : callers.bearer.send('castVote', 'POST', one.path);
    outcomes.push(
      call.catch((error: unknown) => {
        if (error instanceof RestProblem) expect(error.detail).toBe(name);
        else if (!(error instanceof UpstreamUnavailable || error instanceof ClientGone)) throw error;
      }),
    );
  };
  scheduler.scheduleSequence(
    steps.map((one, i) => ({ label: `${name}.${i} ${one.do}`, builder: () => Promise.resolve(take(one)) })),
  );
  return outcomes;
}

it('gives nobody what was made for another, however the calls of all interleave', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(request, { minLength: 2, maxLength: 8 }),
      answerKinds,
      async (scheduler, requests, kinds) => {
        const shared = new SharedReads(service(scheduler, kinds), { maxBytes: 1_000_000 });
        const outcomes = requests.map((one, i) => run(scheduler, shared, one, `request-${i}`));
        await scheduler.waitIdle();
        await Promise.all(outcomes.flat());
      },
    ),
    { numRuns: 400 },
  );
});
