import { isDatabaseUnavailable } from './unavailable.ts';

const failure = (code: string) => Object.assign(new Error('the server says so'), { code });

test.each([
  ['08006', true],
  ['53000', true],
  ['53100', true],
  ['53200', true],
  ['53300', true],
  ['57014', true],
  ['57P01', true],
  ['ECONNREFUSED', true],
  // A limit that somebody has set: the same call would meet it again.
  ['53400', false],
  ['23505', false],
  ['ENOSPC', false],
])('the code %s says that the database may be asked again: %s', (code, expected) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(expected);
  expect(isDatabaseUnavailable(new AggregateError([failure('X'), failure(code)]))).toBe(expected);
});
