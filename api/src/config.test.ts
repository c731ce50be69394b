import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR: path.join(folder, 'data'), ...environment });

test.each([
  [{ API_PORT: '70000' }, 'API_PORT'],
  [{ TOKEN_HOURS: 'soon' }, 'TOKEN_HOURS'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ ADMIN_USERNAME: 'boss' }, 'ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD'],
  [{ CLOCK_FILE: '/tmp/clock' }, 'CLOCK_FILE'],
  [{ TRUSTED_CALLERS: 'everyone' }, 'TRUSTED_CALLERS'],
  [{ TRUSTED_CALLERS: '10.0.0.0/99' }, 'TRUSTED_CALLERS'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
])('%j is refused by name', (environment, named) => expect(() => read(environment)).toThrow(named));

test.each(['loopback', 'uniquelocal, 192.0.2.1', '10.0.0.0/8', '2001:db8::/32'])('callers may be %s', (callers) =>
  expect(read({ TRUSTED_CALLERS: callers }).TRUSTED_CALLERS).toBe(callers),
);

test('the signing key is made once, for its owner alone', () => {
  const first = read({});
  expect(read({}).JWT_SECRET).toBe(first.JWT_SECRET);
  expect(statSync(path.join(first.DATA_DIR, 'signing-key')).mode & 0o777).toBe(0o600);
  expect(statSync(first.DATA_DIR).mode & 0o777).toBe(0o700);
});

test('an empty value counts as absent', () => expect(read({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined());
