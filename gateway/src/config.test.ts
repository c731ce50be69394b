import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('are complete without any', () => {
    expect(readConfig({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      REST_API_URL: 'http://127.0.0.1:4001',
      UPSTREAM_TIMEOUT_MS: 10_000,
      UPLOAD_MAX_BYTES: 31_457_280,
      SANDBOX: true,
    });
  });

  it('count an empty optional one as absent', () => {
    const config = readConfig({ HOST: '', SANDBOX: '', WEB_DIR: '', WEB_DEV_URL: '', CLOCK_FILE: '' });
    expect(config.HOST).toBeUndefined();
    expect(path.isAbsolute(config.WEB_DIR)).toBe(true);
  });

  it.each([
    ['production', undefined, false],
    ['production', 'on', true],
    ['development', 'off', false],
  ])('in %s with SANDBOX=%s', (NODE_ENV, SANDBOX, expected) => {
    expect(readConfig({ NODE_ENV, ...(SANDBOX ? { SANDBOX } : {}) }).SANDBOX).toBe(expected);
  });
});

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'high'],
    ['PORT', '65536'],
    ['REST_API_URL', 'localhost:4001'],
    ['REST_API_URL', 'ftp://example.com'],
    ['UPSTREAM_TIMEOUT_MS', '0'],
    ['UPLOAD_MAX_BYTES', '30MB'],
    ['LOG_LEVEL', 'loud'],
    ['SANDBOX', 'yes'],
    ['WEB_DEV_URL', 'vite'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is named in one sentence', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.$`));
  });

  it('is a clock of its own outside tests', () => {
    expect(() => readConfig({ CLOCK_FILE: '/tmp/clock' })).toThrow('CLOCK_FILE is accepted only with NODE_ENV=test.');
  });
});
