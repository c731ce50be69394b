import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  compareBytes,
  concatBytes,
  fromBase64,
  fromBase64Url,
  readU32be,
  toBase64,
  toBase64Url,
  writeU32be,
} from './bytes.ts';
import {
  bundleEntry,
  commitmentsIn,
  bundleRows,
  commitmentOf,
  fileCommitmentOf,
  leafHash,
  recordEntry,
  rollEntryOf,
  rollIdOf,
  withdrawn,
  writeBallot,
} from './encoding.ts';
import { canonicalJson, formatRecords, parseRecords } from './records.ts';
import { decodeRollFile, encodeRollFile } from './rollFile.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const u32 = fc.integer({ min: 0, max: 0xffffffff });
const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const number = Uint8Array.from({ length: 12 }, (_, i) => i + 1);
const before = Uint8Array.from({ length: 12 }, (_, i) => 0xf0 + i);

test('a ballot is these 64 bytes', () => {
  const out = new Uint8Array(66).fill(0xff);
  writeBallot(out, 1, { competition: 7, number, image: 0x01020304, point: 4, replaces: before });
  expect(hex(out)).toBe(
    `ff50434231${'00000007'}0102030405060708090a0b0c${'01020304'}04000000f0f1f2f3f4f5f6f7f8f9fafb${'00'.repeat(24)}ff`,
  );
});

test('a withdrawal that replaces nothing writes zeros over what stood there', () => {
  const ballot = { competition: 7, number, image: 9, point: withdrawn, replaces: null };
  const out = new Uint8Array(64).fill(0xff);
  writeBallot(out, 0, ballot);
  expect(hex(out).slice(48)).toBe(`ff000000${'00'.repeat(36)}`);
  expect(commitmentOf(sha256, ballot)).toEqual(sha256(out));
});

test('a voter in the roll is known by name and salt', () => {
  const salt = new Uint8Array(16).fill(0xaa);
  expect(hex(rollIdOf(sha256, 258, salt, 'bálint'))).toBe(
    createHash('sha256')
      .update(Buffer.concat([Buffer.from('PCR1'), Buffer.from([0, 0, 1, 2]), salt, Buffer.from('bálint')]))
      .digest('hex'),
  );
});

test('a file is committed to by its hash and a salt', () => {
  const [salt, file] = [new Uint8Array(16).fill(0xaa), new Uint8Array(32).fill(0xbb)];
  expect(hex(fileCommitmentOf(sha256, salt, file))).toBe(
    createHash('sha256')
      .update(Buffer.concat([Buffer.from('PCF1'), salt, file]))
      .digest('hex'),
  );
});

test('entries and their leaves start with what they are', () => {
  expect(hex(bundleEntry(concatBytes(new Uint8Array(32).fill(1), new Uint8Array(32).fill(2))))).toBe(
    `01${'01'.repeat(32)}${'02'.repeat(32)}`,
  );
  expect(hex(recordEntry('{"é":1}'))).toBe(`02${Buffer.from('{"é":1}').toString('hex')}`);
  expect(hex(leafHash(sha256, Uint8Array.of(2, 3)))).toBe(
    createHash('sha256')
      .update(Uint8Array.of(0, 2, 3))
      .digest('hex'),
  );
  const commitments = [3, 1, 2].map((n) => new Uint8Array(32).fill(n));
  expect(commitmentsIn(bundleEntry(concatBytes(...commitments))).map(hex)).toEqual(commitments.map(hex));
  expect(commitmentsIn(recordEntry('x'.repeat(64)))).toEqual([]);
  for (const bytes of [0, 31, 257 * 32]) expect(() => bundleEntry(new Uint8Array(bytes))).toThrow(RangeError);
});

test('a batch is cut into bundles of 256, none across batches', () => {
  expect(bundleRows([300, 300, 301])).toEqual([
    { from: 0, to: 256 },
    { from: 256, to: 300 },
    { from: 300, to: 301 },
  ]);
});

test('the roll is read as it was written', () => {
  const entry = fc.record({ id: bytesOf(32), cast: u32, standing: u32 });
  fc.assert(fc.property(fc.array(entry), (roll) => expect(decodeRollFile(encodeRollFile(roll))).toEqual(roll)));
  expect(rollEntryOf({ id: new Uint8Array(32), cast: 1, standing: 256 }).slice(32)).toEqual(
    Uint8Array.of(0, 0, 0, 1, 0, 0, 1, 0),
  );
  expect(() => decodeRollFile(new Uint8Array(41))).toThrow(RangeError);
});

test('numbers and base64 are read as they were written, and in no other form', () => {
  fc.assert(
    fc.property(fc.uint8Array(), u32, (bytes, value) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      const out = new Uint8Array(6);
      writeU32be(out, 1, value);
      expect(readU32be(out, 1)).toBe(value);
    }),
  );
  for (const text of ['A', 'AB==', 'AA', 'AA= =', ' AA==']) expect(() => fromBase64(text)).toThrow(RangeError);
  for (const text of ['A', 'AB', 'A+A', 'AA==']) expect(() => fromBase64Url(text)).toThrow(RangeError);
  expect(compareBytes(Uint8Array.of(1, 9), Uint8Array.of(2, 0))).toBeLessThan(0);
});

test('canonical JSON sorts keys and writes numbers as ECMAScript does', () => {
  expect(canonicalJson({ b: [1e21, 0.1, -0, null], a: { é: 'ő\u0007"', z: undefined, Z: true } })).toBe(
    '{"a":{"Z":true,"é":"ő\\u0007\\""},"b":[1e+21,0.1,0,null]}',
  );
});

test('records are kept to the byte', () => {
  const records = [
    { position: 0, text: canonicalJson({ type: 'open', competition: 7, at: '2026-11-21T20:00:00.000Z' }) },
    { position: 5, text: canonicalJson({ type: 'rule', competition: 7, from: 'ő\n', to: 2 }) },
  ];
  const file = formatRecords(records);
  expect(parseRecords(file)).toEqual(records.map((one) => ({ ...one, record: JSON.parse(one.text) })));
  expect(file.split('\n')).toHaveLength(3);
  expect(parseRecords('')).toEqual([]);
  for (const wrong of [
    '{}',
    '{}\n',
    `${file}${file}`,
    '{"position":-1,"record":"{\\"type\\":\\"open\\"}"}\n',
    '{"position":0,"record":"null"}\n',
  ])
    expect(() => parseRecords(wrong)).toThrow(RangeError);
});
