import { refusalOf } from './refusal.ts';

test.each([
  ['the server cannot be reached', { code: 'ECONNECTION', command: 'CONN' }, 'server'],
  ['our login is refused', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'server'],
  ['our sender is refused', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'server'],
  ['it is closing', { responseCode: 421, command: 'DATA' }, 'server'],
  ['the connection broke after the data', { code: 'ECONNECTION', command: 'DATA' }, 'lost'],
  ['the mailbox is full', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'later'],
  ['there is no such mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
])('%s: %j says "%s"', (_what, error, refusal) => {
  expect(refusalOf(error)).toBe(refusal);
});
