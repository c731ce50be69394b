import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';

const person = { username: 'photographer', email: 'photographer@example.org' };

test('a hash is argon2id, and the same in any Unicode form', async () => {
  const stored = await hashPassword('öreg hársfa alatt');
  // Parameters that OWASP asks for.
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'öreg hársfa alatt'.normalize('NFD'))).toBe(true);
  expect(await verifyPassword(stored, 'oreg harsfa alatt')).toBe(false);
  expect(await verifyPassword(null, 'öreg hársfa alatt')).toBe(false);
});

test.each([
  'Photographer',
  'PHOTOGRAPHER@example.org',
  '1234567890',
  'Password123!',
  'zyxwvutsrq',
  '123123123123',
  'x'.repeat(9),
])('the password %s is refused', (password) =>
  expect(() => checkNewPassword(password, person, 'password')).toThrow('VALIDATION_FAILED'),
);

test.each(['tíz betűs!', 'correct horse battery', 'x9'.repeat(3) + 'fényképész', 'A'.repeat(5) + 'b'.repeat(123)])(
  'the password %s is taken',
  (password) => expect(() => checkNewPassword(password, person, 'password')).not.toThrow(),
);
