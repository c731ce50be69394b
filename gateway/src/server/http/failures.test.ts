import express from 'express';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { RestProblem } from '../../rest/call/problem.ts';
import { failures } from './failures.ts';

/** Errors of our own code, whatever they look like. */
const ours: Record<string, () => unknown> = {
  'an address that is not UTF-8': () => decodeURIComponent('%E1'),
  'an error with a status': () => {
    throw Object.assign(new Error('gone'), { status: 404 });
  },
  'a refusal by the service': () => {
    const problem = { type: '/problems/MALFORMED_REQUEST', title: '', code: 'MALFORMED_REQUEST', detail: '' } as const;
    throw new RestProblem({ ...problem, status: 400, requestId: '' });
  },
};

async function answerTo(path: string): Promise<{ status: number; code: string }> {
  const app = express();
  app.get('/ours/:name', (request) => void ours[request.params.name]?.());
  const fail = failures({ log: pino({ enabled: false }) });
  app.use((error: unknown, request: express.Request, response: express.Response, _next: express.NextFunction) =>
    fail(error, request, response),
  );
  const server = app.listen(0);
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    return { status: response.status, code: errors[0]?.extensions.code ?? '' };
  } finally {
    server.close();
  }
}

test.each(Object.keys(ours))('%s is no fault of the caller', async (name) => {
  const answer = { status: 500, code: 'INTERNAL_SERVER_ERROR' };
  expect(await answerTo(`/ours/${encodeURIComponent(name)}`)).toEqual(answer);
});

test('an address whose parameter is not UTF-8 is', async () => {
  expect(await answerTo('/ours/%E1')).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
});
