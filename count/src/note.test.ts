import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { withdrawn } from './encoding.ts';
import {
  formatCheckpoint,
  formatNote,
  formatReceipt,
  keyIdOf,
  minuteOf,
  numberFrom,
  parseCheckpoint,
  parseNote,
  parseReceipt,
} from './note.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const origin = 'foto.example/count/7';

test('the id of a key is a hash of name, kind and key (c2sp.org/signed-note)', () => {
  const key = new Uint8Array(32).fill(7);
  const expected = createHash('sha256').update(`${origin}\n\u0001`).update(key).digest().subarray(0, 4);
  expect(Buffer.from(keyIdOf(sha256, origin, key))).toEqual(expected);
});

test('a head is a checkpoint in a signed note, readable by what the formats say alone', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x as string, 'base64url'));
  const root = sha256(new Uint8Array(0));
  const text = formatCheckpoint({ origin, size: 3921, root });
  const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey));
  const note = formatNote({ text, signatures: [{ name: origin, keyId: keyIdOf(sha256, origin, raw), signature }] });
  const lines = note.split('\n');
  expect(lines.slice(0, 4)).toEqual([origin, '3921', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', '']);
  expect(lines[4]).toMatch(/^— foto\.example\/count\/7 [\w+/]{91}=$/);
  expect(lines.slice(5)).toEqual(['']);

  const read = parseNote(note);
  expect(parseCheckpoint(read.text)).toEqual({ origin, size: 3921, root });
  expect(verify(null, Buffer.from(read.text), publicKey, read.signatures[0]?.signature as Uint8Array)).toBe(true);
  expect(formatNote(read)).toBe(note);
});

test('a text that is no signed note or no checkpoint is refused', () => {
  for (const wrong of ['', 'a\n', 'a\n\n', 'a\n\n— b\n', 'a\n\n— b AAAA\n', 'a\n\n- b AAAAAAA=\n', 'a\n\n— b AAAAAAA='])
    expect(() => parseNote(wrong)).toThrow(RangeError);
  const root = `${'A'.repeat(43)}=`;
  expect(parseCheckpoint(`a\n0\n${root}\n`).size).toBe(0);
  for (const wrong of [
    `a\n01\n${root}\n`,
    `a\n-1\n${root}\n`,
    `a\n1\nAAAA\n`,
    `a\n1\n${root}`,
    `a\n1\n${root}\nmore\n`,
    `a+b\n1\n${root}\n`,
  ])
    expect(() => parseCheckpoint(wrong)).toThrow(RangeError);
});

test('a receipt is read as it was written', () => {
  const receipt = fc.record({
    origin: fc.constantFrom(origin, 'localhost:8080/count/1'),
    number: bytesOf(12),
    image: fc.integer({ min: 1, max: 0xffffffff }),
    point: fc.oneof(fc.integer({ min: 0, max: 254 }), fc.constant(withdrawn)),
    replaces: fc.option(bytesOf(12)),
    at: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map(minuteOf),
    commitment: bytesOf(32),
  });
  fc.assert(fc.property(receipt, (one) => expect(parseReceipt(formatReceipt(one))).toEqual(one)));
});

test('a receipt says everything in lines of its own', () => {
  const number = new Uint8Array(12).fill(0xff);
  const text = formatReceipt({
    origin,
    number,
    image: 412,
    point: withdrawn,
    replaces: number,
    at: minuteOf(new Date('2026-11-21T20:10:59.9Z')),
    commitment: new Uint8Array(32),
  });
  expect(text).toBe(
    `${origin}/receipt\nballot ________________\nimage 412\npoint withdrawn\nreplaces ________________\nat 2026-11-21T20:10Z\ncommitment ${'A'.repeat(43)}=\n`,
  );
  for (const wrong of [
    text.trimEnd(),
    text.replace('image 412', 'image 0'),
    text.replace('image 412', 'image 4294967296'),
    text.replace('withdrawn', '255'),
    text.replace('withdrawn', '05'),
    text.replace('ballot _', 'ballot '),
    `${text}more\n`,
  ])
    expect(() => parseReceipt(wrong)).toThrow(RangeError);
  expect(() => numberFrom('short')).toThrow(RangeError);
});
