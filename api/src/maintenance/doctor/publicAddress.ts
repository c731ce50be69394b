import { connect } from 'node:tls';
import { error, ok, reasonOf, warn, type Diagnosis } from './diagnosis.ts';
import type { OtherClock } from './clock.ts';

/** Questions to the network: `fetch` and TLS answer them, or stand-ins. */
export interface Web {
  /** Does not follow redirections. @throws where nothing answers */
  get(url: string): Promise<{ status: number; headers: Headers }>;
  /** When the certificate of a host ends. @throws where it is not trusted, or nothing answers */
  certificateEnd(host: string, port: number): Promise<Date>;
}

const patienceMs = 10_000;

/** The network as it is. */
export const web: Web = {
  async get(url) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    await response.body?.cancel();
    return response;
  },
  certificateEnd: (host, port) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port, servername: host, timeout: patienceMs }, () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.destroy();
      });
      socket
        .once('error', (failure) => {
          socket.destroy();
          reject(failure);
        })
        .once('timeout', () =>
          socket.destroy(Object.assign(new Error('no answer within ten seconds'), { code: 'ETIMEDOUT' })),
        );
    }),
};

const dayMs = 86_400_000;

/** Headers of the gateway's responses; their absence reveals a proxy that removes them, or a wrong upstream. */
const expected: readonly (readonly [name: string, form: RegExp])[] = [
  ['content-security-policy', /default-src|script-src/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /./],
  ['x-request-id', /./],
];

function checkHeaders(headers: Headers, isHttps: boolean): Diagnosis {
  const wanted = [...expected, ...(isHttps ? ([['strict-transport-security', /max-age=[1-9]/]] as const) : [])];
  const missing = wanted.filter(([name, form]) => !form.test(headers.get(name) ?? '')).map(([name]) => name);
  return missing.length
    ? error(
        'headers',
        `The pages come without ${missing.join(', ')}.`,
        'Let the proxy pass the headers of the gateway on, and give the gateway the same PUBLIC_URL, with https.',
      )
    : ok('headers', 'The pages have their security headers.');
}

/** Error codes of a name that leads nowhere, and of an address where nobody answers. */
const unknownName = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME']);
const noAnswer = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']);

/** Codes of a failure, its cause and the attempts that it sums up: a name may have several addresses. */
function codesOf(failure: unknown): string[] {
  const { code, cause, errors } = failure as { code?: string; cause?: unknown; errors?: unknown[] };
  const inner = [...(cause === undefined ? [] : [cause]), ...(errors ?? [])];
  return [...(code === undefined ? [] : [code]), ...inner.flatMap(codesOf)];
}

/** A site that could not be asked: its name leads nowhere, or nobody answers there. */
function unreachable({ hostname, origin }: URL, failure: unknown): Diagnosis {
  return codesOf(failure).some((code) => unknownName.has(code))
    ? error(
        'address',
        `DNS has no address for ${hostname}: ${reasonOf(failure)}.`,
        'Give the name an A record that leads to this server, and wait until DNS has it; or mend the name in PUBLIC_URL (DOMAIN with Compose).',
      )
    : error(
        'address',
        `${origin} does not answer: ${reasonOf(failure)}.`,
        'Look whether the name leads to this server (DNS), its ports are open, and proxy and gateway run.',
      );
}

async function checkCertificate(net: Web, url: URL, now: Date): Promise<Diagnosis> {
  const { hostname, port } = url;
  try {
    const end = await net.certificateEnd(hostname, Number(port || 443));
    const days = Math.floor((end.getTime() - now.getTime()) / dayMs);
    const found = `The certificate of ${hostname} is trusted for ${days} days more.`;
    return days < 14 ? warn('tls', found, 'Look at why the proxy has not renewed it.') : ok('tls', found);
  } catch (failure) {
    // A server that was not reached has shown no certificate.
    if (codesOf(failure).some((code) => unknownName.has(code) || noAnswer.has(code))) return unreachable(url, failure);
    return error(
      'tls',
      `The certificate of ${hostname} is not trusted: ${reasonOf(failure)}.`,
      'Look at the log of the proxy: its name must lead here, and ports 80 and 443 be open.',
    );
  }
}

async function checkPlain(net: Web, url: URL): Promise<Diagnosis> {
  const plain = `http://${url.hostname}/`;
  try {
    const { status, headers } = await net.get(plain);
    return status >= 300 && status < 400 && /^https:/.test(headers.get('location') ?? '')
      ? ok('redirect', `${plain} leads to https.`)
      : warn(
          'redirect',
          `${plain} answers ${status} instead of leading to https.`,
          'Let the proxy redirect port 80 to https.',
        );
  } catch (failure) {
    return warn(
      'redirect',
      `${plain} does not answer: ${reasonOf(failure)}.`,
      'Open port 80, and let the proxy redirect it to https: people type names without https.',
    );
  }
}

/** The clock of the proxy, or of the gateway, by the header `Date`. */
function clockOf(headers: Headers, of: string, asked: Date): OtherClock[] {
  const at = new Date(headers.get('date') ?? '');
  return Number.isNaN(at.getTime()) ? [] : [{ of, at, asked, answered: new Date(), exact: 1000 }];
}

/** Looks at the installation from outside: as far as it can from this machine. */
export async function checkPublicAddress(
  publicUrl: string,
  net: Web,
  now: Date,
): Promise<{ found: Diagnosis[]; clocks: OtherClock[] }> {
  const url = new URL(publicUrl);
  const at = (path: string) => new URL(path, url).href;
  const isHttps = url.protocol === 'https:';
  const found: Diagnosis[] = [];
  if (isHttps) {
    const certificate = await checkCertificate(net, url, now);
    // An address that leads nowhere is told once.
    if (certificate.check === 'address') return { found: [certificate], clocks: [] };
    found.push(certificate, await checkPlain(net, url));
    // Nothing else is answered to a program that does not trust the certificate.
    if (certificate.level === 'error') return { found, clocks: [] };
  }
  const asked = new Date();
  try {
    const { status, headers } = await net.get(at('/'));
    if (status !== 200)
      return {
        found: [
          ...found,
          error('address', `${publicUrl} answers ${status}.`, 'Look at the logs of the proxy and of the gateway.'),
        ],
        clocks: [],
      };
    found.push(ok('address', `${publicUrl} answers.`), checkHeaders(headers, isHttps));
    const ready = await net.get(at('/readyz'));
    if (ready.status !== 200)
      found.push(
        error(
          'address',
          `${at('/readyz')} answers ${ready.status}: the gateway does not reach the service.`,
          'Look at REST_API_URL, and at the logs of gateway and service.',
        ),
      );
    if ((await net.get(at('/dev/mail'))).status === 200)
      found.push(
        error(
          'address',
          `Everybody can read all mails at ${at('/dev/mail')}.`,
          'Set NODE_ENV=production for service and gateway, and start them anew.',
        ),
      );
    return { found, clocks: clockOf(headers, url.hostname, asked) };
  } catch (failure) {
    return { found: [...found, unreachable(url, failure)], clocks: [] };
  }
}
