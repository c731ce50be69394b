/**
 * A flood, run as a process of its own so that what it costs its sender does not slow down whoever measures:
 * `flooder.ts downloads <gateway> <headers as JSON>` or `flooder.ts uploads <gateway>`, until it is killed.
 */
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { downloadsAtOnce, floodAddress, formType, slowUploads, uploadOperations } from './floodRequests.ts';

/** An account asks for its own data again and again, fifteen hundred times at once. */
function floodDownloads(url: string, bearer: Record<string, string>): void {
  const agent = new Agent({ maxSockets: downloadsAtOnce });
  const headers = { ...bearer, 'x-forwarded-for': floodAddress };
  const ask = () => {
    const sent = request(`${url}/download/my-data.zip`, { agent, headers });
    sent.on('error', () => undefined).on('response', (response) => response.on('error', () => undefined).resume());
    sent.end();
  };
  const burst = () => {
    for (let i = 0; i < downloadsAtOnce; i += 1) ask();
  };
  burst();
  setInterval(burst, 5000);
}

/** A stranger keeps an upload with a made-up token open, and sends a byte of it now and then. */
async function keepUpload(url: string, agent: Agent, n: number): Promise<never> {
  for (;;) {
    const headers = {
      'content-type': formType,
      'content-length': '1000000',
      'apollo-require-preflight': 'true',
      authorization: `Bearer made.up.${n}`,
      'x-forwarded-for': `203.0.113.${n % 2}`,
    };
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers });
    const closed = new Promise((resolve) => sent.once('close', resolve));
    sent.on('error', () => undefined).on('response', (response) => response.on('error', () => undefined).resume());
    sent.write(uploadOperations.slice(0, 50));
    const bytes = setInterval(() => sent.write('x'), 9000);
    await closed;
    clearInterval(bytes);
    await delay(100);
  }
}

const [kind, url = '', bearer = '{}'] = process.argv.slice(2);
if (kind === 'downloads') floodDownloads(url, JSON.parse(bearer) as Record<string, string>);
else {
  const agent = new Agent({ maxSockets: slowUploads });
  for (let n = 0; n < slowUploads; n += 1) void keepUpload(url, agent, n);
}
