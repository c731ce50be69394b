import { tokenWith } from '../testing/accounts.ts';
import { tokenExpiry } from './token.ts';

describe('tokenExpiry', () => {
  it('reads the exp claim, which is in seconds, as milliseconds', () => {
    expect(tokenExpiry(tokenWith({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
  });

  it('reads a payload whose base64url has no padding and other letters than base64', () => {
    const token = tokenWith({ sub: '>>>???', exp: 1 });
    expect(token).toMatch(/[-_]/);
    expect(tokenExpiry(token)).toBe(1000);
  });

  it.each([
    ['no payload', 'nothing'],
    ['an empty payload', 'a..c'],
    ['a payload that is not base64', 'a.%%%.c'],
    ['a payload that is not JSON', `a.${btoa('{exp:1')}.c`],
    ['a payload that is not an object', tokenWith('exp')],
    ['a payload that is null', tokenWith(null)],
    ['no exp claim', tokenWith({ sub: '5' })],
    ['an exp claim that is text', tokenWith({ exp: '1800000000' })],
    ['an exp claim that is null', tokenWith({ exp: null })],
  ])('answers null for a token with %s', (_, token) => {
    expect(tokenExpiry(token)).toBeNull();
  });
});
