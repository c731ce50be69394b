import { answerDifference } from '../../platform/http/answers.ts';
import { exchange, type Outcome, type SendOptions } from '../wire.ts';
import type { World } from '../world.ts';
import type { Claim, GeneratedCall } from './generatedCall.ts';

/** Value of the authorization header of somebody; null where none is sent. */
export function authorizationOf(world: World, as: Claim): string | null {
  if (as === 'visitor') return null;
  if (as === 'nonsense') return 'Basic YWRtaW46YWRtaW4=';
  if (as === 'forged') return `Bearer ${world.admin.token.split('.').slice(0, 2).join('.')}.${'x'.repeat(43)}`;
  return `Bearer ${world[as].token}`;
}

/** A request's bytes; the length is that of the body. */
export function requestBytes(
  { method, target, headers }: Pick<GeneratedCall, 'method' | 'target' | 'headers'>,
  authorization: string | null,
  body: Buffer | null,
): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...(authorization === null ? [] : [`Authorization: ${authorization}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === null ? [] : [`Content-Length: ${body.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** The fault of an outcome; null when the request was taken or refused as the contract says. */
export function fault(method: string, target: string, outcome: Outcome): string | null {
  if (outcome === 'closed') return 'The connection was closed without an answer';
  const { status, headers, body } = outcome;
  const text = body.toString('utf8').slice(0, 500);
  if (!(status >= 200 && status < 500)) return `answered ${status}: ${text}`;
  const difference = answerDifference({
    method,
    pathname: target.split(/[?#]/)[0] ?? '',
    status,
    header: (name) => headers.get(name.toLowerCase()) ?? null,
    body: method === 'HEAD' ? null : body,
  });
  return difference === null ? null : `${difference}\n${text}`;
}

/** Sends a generated call. @throws when it is answered otherwise than the contract says, or not in time */
export async function attack(world: World, call: GeneratedCall, options?: SendOptions): Promise<number> {
  const body = call.body === null ? null : Buffer.from(call.body, 'utf8');
  const bytes = requestBytes(call, authorizationOf(world, call.as), body);
  const outcome = await exchange(world.service.url, bytes, options);
  const wrong = fault(call.method, call.target, outcome);
  if (wrong !== null) throw new Error(`${call.method} ${call.target} ${wrong}`);
  return outcome === 'closed' ? 0 : outcome.status;
}
