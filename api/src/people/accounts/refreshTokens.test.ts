import { refreshTokensOf } from './refreshTokens.ts';

const tokens = refreshTokensOf('a signing key of an installation');

test('each has 256 random bits of its own beside 128 of its session, and is 64 characters of base64url', () => {
  const first = tokens.next();
  const [next, other] = [tokens.next(first.text), tokens.next()];
  expect(first.text).toMatch(/^[\w-]{64}$/);
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  expect(bytes(next.text).subarray(0, 16)).toEqual(bytes(first.text).subarray(0, 16));
  expect(bytes(next.text).subarray(16)).not.toEqual(bytes(first.text).subarray(16));
  expect(bytes(other.text).subarray(0, 16)).not.toEqual(bytes(first.text).subarray(0, 16));
});

test('is known by its hashes: the family of the session, and itself', () => {
  const first = tokens.next();
  const next = tokens.next(first.text);
  expect(tokens.read(first.text)).toEqual(first.hashes);
  expect(next.hashes.family).toBe(first.hashes.family);
  expect(next.hashes.token).not.toBe(first.hashes.token);
  for (const { hashes, text } of [first, next])
    for (const hash of Object.values(hashes)) {
      expect(hash).toHaveLength(43);
      expect(text).not.toContain(hash);
    }
});

test('a new signing key knows none of those before it', () => {
  const { text, hashes } = tokens.next();
  const others = refreshTokensOf('another key of an installation').read(text);
  expect(others?.family).not.toBe(hashes.family);
  expect(others?.token).not.toBe(hashes.token);
});

test.each(['', 'x', 'x'.repeat(63), 'x'.repeat(65), `${'x'.repeat(63)}+`, `${'x'.repeat(64)}\n`, 'é'.repeat(64)])(
  '%j is no refresh token',
  (text) => expect(tokens.read(text)).toBeNull(),
);
