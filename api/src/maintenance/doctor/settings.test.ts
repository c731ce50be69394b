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

test('the gateway has these settings of its own', () => {
  const source = readFileSync(new URL('../../../../gateway/src/config.ts', import.meta.url), 'utf8');
  const [body = ''] = /const settings = z\.object\(\{[\s\S]*?^\}\);/m.exec(source) ?? [];
  const names = [...body.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
  expect(names.filter((name) => !settingNames.includes(name))).toEqual(gatewaySettings);
});
