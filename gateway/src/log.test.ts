import { expect, it } from '@jest/globals';
import { createLog } from './log.ts';

const written = (fields: object): string => {
  let line = '';
  createLog('info', { write: (text) => void (line += text) }).info(fields, 'said');
  return line;
};

it('writes JSON', () => {
  expect(JSON.parse(written({ a: 1 }))).toMatchObject({ a: 1, msg: 'said' });
});

it.each([
  { password: 's3cret' },
  { input: { password: 's3cret', newPassword: 's3cret', validationCode: 's3cret' } },
  { request: { headers: { authorization: 's3cret', cookie: 's3cret' } } },
  { user: { token: 's3cret' } },
])('keeps secrets out: %p', (fields) => {
  expect(written(fields)).not.toContain('s3cret');
});

it('keeps the code of an error, which is no secret', () => {
  expect(written({ err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })).toContain('ECONNREFUSED');
});
