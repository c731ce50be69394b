import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createGateway, type Gateway } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { startFakeRest, type FakeRest } from './fakeRest.ts';
import { patience } from './patience.ts';

/** The whole gateway on a free port, over a fake REST service. */
export interface RunningGateway {
  url: string;
  rest: FakeRest;
  gateway: Gateway;
  /** Its log, as JSON lines. */
  log(): string;
  close(): Promise<void>;
}

/** @param environment settings as environment variables; the service's address and long time limits are set here */
export async function startGateway(environment: Record<string, string> = {}): Promise<RunningGateway> {
  const rest = await startFakeRest();
  const lines: string[] = [];
  const written = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const config = readConfig({ NODE_ENV: 'test', REST_API_URL: rest.url, ...patience, ...environment });
  const gateway = await createGateway(config, createLog(config.LOG_LEVEL, written));
  const server = createServer(gateway.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rest,
    gateway,
    log: () => lines.join(''),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      // First the service: the gateway waits for the calls that it has left unanswered.
      await rest.close();
      await gateway.close();
    },
  };
}

/** A token in the service's form, with a fake signature: the gateway only reads its claims. */
export const tokenOf = (sub: number, administrator = false): string => {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  return [part({ alg: 'none' }), part({ sub: String(sub), exp: 4102444800, administrator }), 'signature'].join('.');
};

/** Sends an operation to the graph. */
export async function ask(
  url: string,
  query: string,
  { token, headers = {}, variables = {} }: { token?: string; headers?: object; variables?: object } = {},
): Promise<{ status: number; headers: Headers; body: { data?: unknown; errors?: GraphError[] } }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { data?: unknown; errors?: GraphError[] };
  return { status: response.status, headers: response.headers, body };
}

/** A top-level error of an answer. */
export interface GraphError {
  message: string;
  extensions: { code: string; requestId?: string; retryAfter?: number };
}
