import { readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, settingNames } from '../../config.ts';
import { gatewaySettings } from './gatewaySettings.ts';
import { checkSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = (environment: Record<string, string>) => {
  const all = { DATA_DIR: folder, ...environment };
  return checkSettings(readConfig(all), all);
};

const good = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://photos.example.org',
  DATABASE_URL: 'postgres://photo:kX92hsl3@database:5432/photo',
  SMTP_URL: 'smtp://club:secret@mail.example.org:587',
  MAIL_FROM: 'Club <club@example.org>',
  REST_API_URL: 'http://api:4001',
  PATH: '/usr/bin',
  HOSTNAME: 'server',
  HOME: '/home/photo',
  NODE_VERSION: '22.1.0',
  npm_config_cache: '/tmp',
};

test('settings that fit together are well', () => {
  expect(look(good)).toMatchObject([{ level: 'ok' }]);
});

test.each([
  [{ PUBLIC_UL: 'x' }, 'warn', 'Nothing reads PUBLIC_UL.', 'PUBLIC_URL'],
  [{ S3_PATH: 'x' }, 'warn', 'Nothing reads S3_PATH.', 'README'],
  [{ NODE_ENV: 'development' }, 'error', 'is served with NODE_ENV=development', '/dev/mail'],
  [{ PUBLIC_URL: 'http://photos.example.org' }, 'error', 'without TLS', 'https'],
  [{ PUBLIC_URL: 'http://localhost:4000' }, 'warn', 'PUBLIC_URL is http://localhost:4000', 'links'],
  [{ SMTP_URL: '' }, 'warn', 'There is no SMTP_URL', 'MAIL_FROM'],
  [{ PUBLIC_URL: 'https://example.org/photos' }, 'error', 'leave /photos out', 'https://example.org:'],
  [{ PUBLIC_URL: 'https://example.org/?a=b' }, 'error', 'leave /?a=b out', 'https://example.org:'],
  [{ MAIL_FROM: 'nobody' }, 'error', 'in which there is no address', 'Photo club <photos@example.org>'],
  [{ MAIL_FROM: 'Club <nobody>' }, 'error', 'in which there is no address', 'Photo club <photos@example.org>'],
  [{ JWT_SECRET_FILE: '/dev/null' }, 'warn', '(JWT_SECRET_FILE) is empty: JWT_SECRET counts as absent', 'Write'],
  [{ REDIS_URL_FILE: '/dev/null' }, 'warn', '(REDIS_URL_FILE) is empty', 'Write'],
  [
    { SMTP_URL: 'smtp://club@mail.example.org', SMTP_PASSWORD_FILE: '/dev/null' },
    'warn',
    '(SMTP_PASSWORD_FILE) is empty',
    'Write',
  ],
  [{ MAIL_FROM: 'Club <noreply@localhost>' }, 'error', 'no mail server takes', 'MAIL_FROM'],
  [{ JWT_SECRET: 'abababababababababababababababab' }, 'error', 'could be guessed', 'openssl'],
  [{ DATABASE_URL: 'postgres://photo:kX92hsl3@db.example.org/photo' }, 'warn', 'without TLS', 'sslmode'],
  [{ DATABASE_URL: 'postgres://photo:photo@database/photo' }, 'warn', 'password of the example', 'another one'],
  [{ RATE_LIMITS: 'off' }, 'error', 'tried without end', 'RATE_LIMITS'],
  [{ SANDBOX: 'on' }, 'warn', 'any operation', 'SANDBOX'],
])('%j is a finding', (environment, level, found, advice) => {
  expect(look({ ...good, ...(environment as Record<string, string>) })).toEqual([
    { level, check: 'settings', found: expect.stringContaining(found), advice: expect.stringContaining(advice) },
  ]);
});

test('the empty file of a password that no mail server asks for is well, as is one that nobody here may read', () => {
  const environment = { ...good, SMTP_URL: 'smtp://mailbox:1025', SMTP_PASSWORD_FILE: '/dev/null' };
  expect(look(environment)).toMatchObject([{ level: 'ok' }]);
  const config = readConfig({ DATA_DIR: folder, ...good });
  expect(checkSettings(config, { ...good, REDIS_URL_FILE: '/nowhere' })).toMatchObject([{ level: 'ok' }]);
});

test('the gateway has these settings of its own', () => {
  const source = readFileSync(new URL('../../../../gateway/src/config.ts', import.meta.url), 'utf8');
  const [body = ''] = /const settings = z\.object\(\{[\s\S]*?^\}\);/m.exec(source) ?? [];
  const names = [...body.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
  expect(names.filter((name) => !settingNames.includes(name))).toEqual(gatewaySettings);
});
