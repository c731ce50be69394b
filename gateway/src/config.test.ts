import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig, settingNames } from './config.ts';

describe('settings', () => {
  it('are complete without any', () => {
    expect(readConfig({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      REST_API_URL: ['http://127.0.0.1:4001'],
      UPSTREAM_TIMEOUT_MS: 10_000,
      UPLOAD_MAX_BYTES: 31_457_280,
      UPLOAD_STALL_MS: 30_000,
      UPSTREAM_SHARED_BYTES: 4_194_304,
      SHARED_ANSWERS_BYTES: 8_388_608,
      UPSTREAM_BREAKER_WINDOW_MS: 20_000,
      UPSTREAM_BREAKER_FAILURES: 10,
      UPSTREAM_BREAKER_OPEN_MS: 3000,
      SANDBOX: true,
    });
  });

  it.each([
    [undefined, []],
    ['', []],
    ['https://app.example', ['https://app.example']],
    ['http://localhost:5173, https://[2001:db8::1]:8443,', ['http://localhost:5173', 'https://[2001:db8::1]:8443']],
    ['capacitor://localhost', ['capacitor://localhost']],
  ])('ALLOWED_ORIGINS=%s: the origins', (ALLOWED_ORIGINS, expected) => {
    expect(readConfig({ ALLOWED_ORIGINS }).ALLOWED_ORIGINS).toEqual(expected);
  });

  it('count an empty optional one as absent', () => {
    const names = [
      'HOST',
      'SANDBOX',
      'OPERATIONS',
      'OPERATIONS_DIR',
      'REDIS_URL',
      'WEB_DIR',
      'WEB_DEV_URL',
      'CLOCK_FILE',
    ];
    const config = readConfig(Object.fromEntries(names.map((name) => [name, ''])));
    expect([config.HOST, config.REDIS_URL, config.OPERATIONS_DIR]).toEqual(['127.0.0.1', undefined, null]);
    expect(path.isAbsolute(config.WEB_DIR)).toBe(true);
  });

  it.each([
    [{}, '127.0.0.1'],
    [{ NODE_ENV: 'test' }, '127.0.0.1'],
    [{ NODE_ENV: 'production' }, undefined],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ NODE_ENV: 'production', HOST: '192.0.2.1' }, '192.0.2.1'],
  ])('%j: where the gateway listens', (environment, expected) => {
    expect(readConfig(environment).HOST).toBe(expected);
  });

  it.each([
    ['production', undefined, false],
    ['production', 'on', true],
    ['development', 'off', false],
  ])('in %s with SANDBOX=%s', (NODE_ENV, SANDBOX, expected) => {
    expect(readConfig({ NODE_ENV, ...(SANDBOX ? { SANDBOX } : {}) }).SANDBOX).toBe(expected);
  });

  it.each([
    [{}, 'any'],
    [{ NODE_ENV: 'test' }, 'any'],
    [{ SANDBOX: 'off' }, 'any'],
    [{ NODE_ENV: 'production' }, 'listed'],
    [{ NODE_ENV: 'production', SANDBOX: 'on' }, 'any'],
    [{ NODE_ENV: 'production', SANDBOX: 'on', OPERATIONS: 'listed' }, 'listed'],
    [{ NODE_ENV: 'production', OPERATIONS: 'any' }, 'any'],
    [{ OPERATIONS: 'listed' }, 'listed'],
  ])('%j: which operations are answered', (environment, expected) => {
    expect(readConfig(environment).OPERATIONS).toBe(expected);
  });
});

it('counts and traces nothing, and shows metrics to this machine alone, unless it is told to', () => {
  const config = readConfig({});
  expect(config.METRICS_PORT).toBeUndefined();
  expect(config.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
  expect(config.METRICS_HOST).toBe('127.0.0.1');
});

it('reads headers for the collector, percent-encoded', () => {
  expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b=, other = c' }).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
    'x-key': 'a b=',
    other: 'c',
  });
});

it('reads the addresses of several instances', () => {
  const { REST_API_URL } = readConfig({ REST_API_URL: 'http://a:4001, http://b:4001,' });
  expect(REST_API_URL).toEqual(['http://a:4001', 'http://b:4001']);
});

/** A wrong value of each setting but numbers, for which `many` is none. */
const wrong: Record<string, string> = {
  NODE_ENV: 'staging',
  PUBLIC_URL: 'photos.example',
  ALLOWED_ORIGINS: 'app.example',
  REST_API_URL: 'http://a:4001,b:4001',
  SANDBOX: 'yes',
  OPERATIONS: 'some',
  QUERY_LIMITS: 'off',
  RATE_LIMITS: 'maybe',
  REDIS_URL: 'http://redis',
  WEB_DEV_URL: 'vite',
  METRICS_HOST: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'key',
  OTEL_SERVICE_NAME: '',
  LOG_LEVEL: 'loud',
};

/** Every text is one of these; an empty one counts as absent. */
const free = ['HOST', 'OPERATIONS_DIR', 'WEB_DIR', 'EXPLORE_DIR', 'CLOCK_FILE'];

describe('a wrong setting', () => {
  it.each(settingNames.filter((name) => !free.includes(name)))(
    '%s: the sentence names setting, value and form, with an example',
    (name) => {
      const value = wrong[name] ?? 'many';
      const said = name === 'OTEL_EXPORTER_OTLP_HEADERS' ? 'its value' : JSON.stringify(value);
      const refused = () => readConfig({ [name]: value });
      expect(refused).toThrow(`The setting ${name} is wrong: ${said} is not `);
      expect(refused).toThrow(
        / is not (?:an? [^\n]+, such as [^\n]+|an? list [^\n]+ such as [^\n]+|one of \w+(, \w+)+)\.$/,
      );
    },
  );

  it.each([
    ['PORT', 'high'],
    ['PORT', '65536'],
    ['REST_API_URL', 'localhost:4001'],
    ['REST_API_URL', 'ftp://example.com'],
    ['REST_API_URL', ','],
    ['REST_API_URL', 'http://a:4001,b:4001'],
    ['REST_API_URL', 'http://a:4001, http://a:4001/'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'app.example'],
    ['ALLOWED_ORIGINS', 'https://app.example/'],
    ['ALLOWED_ORIGINS', 'https://app.example, https://b.example/path'],
    ['ALLOWED_ORIGINS', 'https://*.example'],
    ['ALLOWED_ORIGINS', 'https://app.example:443'],
    ['ALLOWED_ORIGINS', 'https://APP.example'],
    ['ALLOWED_ORIGINS', 'file://'],
    ['UPSTREAM_TIMEOUT_MS', '0'],
    ['UPLOAD_MAX_BYTES', '30MB'],
    ['UPLOAD_STALL_MS', '0'],
    ['UPSTREAM_SHARED_BYTES', '-1'],
    ['SHARED_ANSWERS_BYTES', '8MB'],
    ['UPSTREAM_BREAKER_WINDOW_MS', '1'],
    ['UPSTREAM_BREAKER_FAILURES', '1'],
    ['UPSTREAM_BREAKER_OPEN_MS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SANDBOX', 'yes'],
    ['OPERATIONS', 'some'],
    ['QUERY_LIMITS', 'off'],
    ['QUERY_MAX_DEPTH', '0'],
    ['RATE_LIMITS', 'maybe'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['REDIS_URL', 'localhost:6379'],
    ['WEB_DEV_URL', 'vite'],
    ['PUBLIC_URL', 'photos.example'],
    ['METRICS_PORT', '0'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is named in one sentence', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.$`));
  });

  it('is a clock of its own outside tests', () => {
    expect(() => readConfig({ NODE_ENV: 'production', CLOCK_FILE: '/tmp/clock' })).toThrow(
      'CLOCK_FILE is not accepted with NODE_ENV=production.',
    );
    expect(readConfig({ NODE_ENV: 'development', CLOCK_FILE: '/tmp/clock' }).CLOCK_FILE).toBe('/tmp/clock');
  });

  it('may be kept in files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-settings-'));
    const file = path.join(folder, 'redis');
    writeFileSync(file, 'redis://:secret@redis:6379\n');
    try {
      expect(readConfig({ REDIS_URL_FILE: file }).REDIS_URL).toBe('redis://:secret@redis:6379');
      expect(() => readConfig({ REDIS_URL_FILE: folder })).toThrow(ConfigError);
      expect(() => readConfig({ REDIS_URL_FILE: file, REDIS_URL: 'redis://redis' })).toThrow('are both set');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
