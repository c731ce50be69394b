import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import addressparser from 'nodemailer/lib/addressparser';
import { settingNames, type Config } from '../../config.ts';
import { isAddress } from '../../platform/mailAddress.ts';
import { error, ok, warn, type Diagnosis } from './diagnosis.ts';
import { gatewaySettings } from './gatewaySettings.ts';

/** A setting of `npm start`. */
const others = ['DEMO_DATA'];

const known = new Set([...settingNames, ...gatewaySettings, ...others]);

/** Variables of systems and tools begin otherwise. */
const beginnings = [...new Set([...known].map((name) => name.split('_')[0] ?? ''))].filter(
  (one) => !['NODE', 'HOST', 'PORT', 'LOG', 'TIME', 'OTEL', 'WEB', 'DATA', 'MAIL', 'PUBLIC'].includes(one),
);

/** Number of letters to change, add or leave out until two names are the same. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const nearest = (name: string): string | undefined =>
  [...known].find((one) => one.length > 5 && distance(one, name) <= 2);

/** Variables that look like settings and are none: a name that was mistyped says nothing, and its default holds. */
export function unknownSettings(environment: NodeJS.ProcessEnv): Diagnosis[] {
  const names = Object.keys(environment).filter((name) => !known.has(name.replace(/_FILE$/, '')) && !known.has(name));
  return names.flatMap((name) => {
    const meant = nearest(name);
    if (meant !== undefined)
      return [warn('settings', `Nothing reads ${name}.`, `Rename it to ${meant} if that is what was meant.`)];
    return beginnings.some((one) => name.startsWith(`${one}_`))
      ? [warn('settings', `Nothing reads ${name}.`, 'Remove it, or look its right name up in README.md.')]
      : [];
  });
}

const isLocal = (host: string): boolean =>
  /^(localhost|.*\.localhost|localhost\.localdomain)$/.test(host) || /^(127\.|\[?::1)/.test(host);

/** Within a machine, a Compose network or a house, where nobody else listens. */
const isPrivate = (host: string): boolean =>
  isLocal(host) ||
  !host.includes('.') ||
  (isIP(host) === 4 && /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host));

/** Whether a secret could be guessed by trying. */
const isWeak = (secret: string): boolean => new Set(secret).size < 10;

/** The product is served at the root of its name: every link begins there. */
function pathOfAddress({ PUBLIC_URL }: Config): Diagnosis[] {
  const { origin, pathname, search, hash } = new URL(PUBLIC_URL);
  return pathname === '/' && search === '' && hash === ''
    ? []
    : [
        error(
          'settings',
          `PUBLIC_URL is ${PUBLIC_URL}, and links in mails leave ${pathname}${search}${hash} out.`,
          `Set it to ${origin}: the pages are served at the root of a name of their own.`,
        ),
      ];
}

function addressSettings({ NODE_ENV, PUBLIC_URL }: Config): Diagnosis[] {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (isLocal(hostname))
    return NODE_ENV === 'production'
      ? [
          warn(
            'settings',
            `PUBLIC_URL is ${PUBLIC_URL}.`,
            'Set it to the address that people use: links in mails lead there.',
          ),
        ]
      : [];
  const found: Diagnosis[] = [];
  if (NODE_ENV !== 'production')
    found.push(
      error(
        'settings',
        `${hostname} is served with NODE_ENV=${NODE_ENV}.`,
        'Set NODE_ENV=production: everybody can read all mails at /dev/mail else.',
      ),
    );
  if (protocol === 'http:')
    found.push(
      error(
        'settings',
        `PUBLIC_URL is ${PUBLIC_URL}, without TLS.`,
        'Put a proxy with TLS in front (docs/install.md) and begin PUBLIC_URL with https.',
      ),
    );
  return found;
}

function mailSettings({ NODE_ENV, SMTP_URL, MAIL_FROM }: Config): Diagnosis[] {
  if (SMTP_URL === undefined)
    return NODE_ENV === 'production'
      ? [
          warn(
            'settings',
            'There is no SMTP_URL: mails are files in the data folder, and nobody gets one.',
            'Set SMTP_URL and MAIL_FROM.',
          ),
        ]
      : [];
  if (!isAddress(addressparser(MAIL_FROM, { flatten: true })[0]?.address ?? '') && !/@localhost\b/.test(MAIL_FROM))
    return [
      error(
        'settings',
        `MAIL_FROM is ${MAIL_FROM}, in which there is no address.`,
        'Set it to a name and an address of your domain, such as "Photo club <photos@example.org>".',
      ),
    ];
  return /@localhost\b/.test(MAIL_FROM)
    ? [
        error(
          'settings',
          `MAIL_FROM is ${MAIL_FROM}, an address that no mail server takes.`,
          'Set MAIL_FROM to an address of your domain whose mailbox somebody reads.',
        ),
      ]
    : [];
}

function secretSettings({ JWT_SECRET, DATABASE_URL }: Config): Diagnosis[] {
  const found: Diagnosis[] = [];
  if (JWT_SECRET !== undefined && isWeak(JWT_SECRET))
    found.push(
      error(
        'settings',
        'JWT_SECRET could be guessed.',
        'Set it to the output of "openssl rand -base64 48", or remove it: the product makes one.',
      ),
    );
  if (DATABASE_URL === undefined) return found;
  const { hostname, password, searchParams } = new URL(DATABASE_URL);
  if (!isPrivate(hostname) && !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? ''))
    found.push(
      warn(
        'settings',
        `The database at ${hostname} may be reached without TLS.`,
        'Add ?sslmode=verify-full to DATABASE_URL.',
      ),
    );
  if (password === 'photo')
    found.push(
      warn(
        'settings',
        'The database has the password of the example.',
        'Choose another one in DATABASE_URL, and give it to the user with "alter role photo password …".',
      ),
    );
  return found;
}

/** Files of settings in which there is nothing: the setting is absent then, which nobody sees. */
function emptyFiles(environment: NodeJS.ProcessEnv, { SMTP_URL }: Config): Diagnosis[] {
  const needsPassword = SMTP_URL !== undefined && new URL(SMTP_URL).username !== '';
  return [...known].flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file || !isEmpty(file) || (name === 'SMTP_PASSWORD' && !needsPassword)) return [];
    return [
      warn(
        'settings',
        `The file ${file} (${name}_FILE) is empty: ${name} counts as absent.`,
        `Write the value into it, or remove ${name}_FILE.`,
      ),
    ];
  });
}

function isEmpty(file: string): boolean {
  try {
    return /^[\r\n]*$/.test(readFileSync(file, 'utf8'));
  } catch {
    // Settings of the other program may be readable by its user alone.
    return false;
  }
}

/** Settings that are allowed and contradict each other, or leave a door open. */
export function contradictions(config: Config, environment: NodeJS.ProcessEnv): Diagnosis[] {
  const found = [
    ...pathOfAddress(config),
    ...addressSettings(config),
    ...mailSettings(config),
    ...secretSettings(config),
  ];
  if (config.RATE_LIMITS === 'off' && config.NODE_ENV === 'production')
    found.push(error('settings', 'RATE_LIMITS=off: passwords can be tried without end.', 'Remove RATE_LIMITS.'));
  if (environment['SANDBOX'] === 'on' && config.NODE_ENV === 'production')
    found.push(
      warn(
        'settings',
        'SANDBOX=on: strangers may send any operation.',
        'Remove SANDBOX unless you develop against this installation.',
      ),
    );
  return found;
}

/** Unknown, contradicting and insecure settings. */
export function checkSettings(config: Config, environment: NodeJS.ProcessEnv): Diagnosis[] {
  const found = [
    ...unknownSettings(environment),
    ...emptyFiles(environment, config),
    ...contradictions(config, environment),
  ];
  return found.length ? found : [ok('settings', 'The settings are known and fit together.')];
}
