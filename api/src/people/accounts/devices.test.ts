import { devicesOf } from './devices.ts';
import { tokensOf } from './tokens.ts';

const now = new Date('2026-05-01T10:00:00.000Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);
const devices = devicesOf('a signing key of an installation');

test('a token makes its device known to its own account for 180 days, and every login renews it', () => {
  const token = devices.tokenFor('anna', null, now);
  const device = devices.known('anna', token, now);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(devices.known('bela', token, now)).toBeNull();
  expect(devices.known('anna', token, days(179))).toBe(device);
  expect(devices.known('anna', token, days(180))).toBeNull();
  const renewed = devices.tokenFor('anna', device, days(100));
  expect(devices.known('anna', renewed, days(200))).toBe(device);
});

test('two devices have two names, and no token tells the account', () => {
  const [one, other] = [devices.tokenFor('anna', null, now), devices.tokenFor('anna', null, now)];
  expect(devices.known('anna', one, now)).not.toBe(devices.known('anna', other, now));
  expect(one).toMatch(/^[\w-]{22}\.\d{10}\.[\w-]{43}$/);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('anna');
});

test('a token that is changed in any place, made by another key or of another kind is as good as none', async () => {
  const token = devices.tokenFor('anna', null, now);
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === '9' ? '8' : '9';
    const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    // The last character of base64url holds two bits that are not read.
    if (at !== token.length - 1) expect(devices.known('anna', changed, now)).toBeNull();
  }
  expect(devicesOf('another key of an installation').known('anna', token, now)).toBeNull();
  const claims = { accountId: 1, sessionId: 'anna', expiry: days(1), administrator: false, issued: now };
  const session = await tokensOf('a signing key of an installation').sign(claims);
  for (const none of [session, undefined, '', '..', 'x'.repeat(10_000)])
    expect(devices.known('anna', none, now)).toBeNull();
  await expect(tokensOf('a signing key of an installation').verify(token, now)).rejects.toThrow('UNAUTHENTICATED');
});
