// @ts-check
import { createHash, createPublicKey, verify } from 'node:crypto';

/** Stands for the point of a withdrawal. */
export const withdrawn = 255;

/** Says which rule does not hold. */
export class Broken extends Error {}

/** @type {(condition: unknown, rule: number, sentence: string) => asserts condition} */
export const must = (condition, rule, sentence) => {
  if (!condition) throw new Broken(`Rule ${rule} does not hold: ${sentence}`);
};

/** @param {...Buffer | string} parts */
export const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The tree of RFC 9162 §2.1.1 over hashes of leaves. @param {Buffer[]} leaves @returns {Buffer} */
export const rootOf = (leaves) => {
  if (leaves.length === 0) return sha256('');
  if (leaves.length === 1) return /** @type {Buffer} */ (leaves[0]);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
};

/** @param {Buffer} entry of the log, or of the roll */
export const leafOf = (entry) => sha256(Buffer.of(0), entry);

/**
 * A signed note (c2sp.org/signed-note): its text, and whether one of the keys has signed it under a name.
 * @param {string} note @param {string[]} keys base64 @param {(text: string) => string} nameOf
 */
export function readNote(note, keys, nameOf) {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const name = nameOf(text);
  const signed = note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      const [dash, signer, coded] = line.split(' ');
      if (dash !== '—' || signer !== name || coded === undefined) return false;
      const bytes = Buffer.from(coded, 'base64');
      return keys.some((coded) => {
        const key = Buffer.from(coded, 'base64');
        const id = sha256(`${name}\n`, Buffer.of(1), key).subarray(0, 4);
        const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') };
        const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
        return bytes.subarray(0, 4).equals(id) && verify(null, Buffer.from(text), publicKey, bytes.subarray(4));
      });
    });
  return { text, signed };
}

/** A signed checkpoint (c2sp.org/tlog-checkpoint). @param {string} note @param {string[]} keys */
export function readHead(note, keys) {
  const { text, signed } = readNote(note, keys, (head) => head.split('\n')[0] ?? '');
  const [, origin, size, root] = /^(\S+)\n(\d+)\n(\S+)\n$/.exec(text) ?? [];
  must(origin && size && root, 0, 'the head cannot be read');
  must(signed, 1, `no listed key has signed the head of ${size} entries`);
  return { origin, size: Number(size), root };
}

/**
 * A cosignature of a witness (c2sp.org/tlog-cosignature) on a head that was read: when it was given; nothing without one.
 * @param {string} note @param {string} vkey its verifier key: name, id in hexadecimal, and type and key in base64
 */
export function cosignedAt(note, vkey) {
  const [name = '', id = '', ...rest] = vkey.trim().split('+');
  const key = Buffer.from(rest.join('+'), 'base64');
  const own = sha256(`${name}\n`, key).subarray(0, 4);
  must(key[0] === 4 && key.length === 33 && own.toString('hex') === id, 0, 'witness.txt is no key of a witness');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.subarray(1).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const end = note.lastIndexOf('\n\n');
  for (const line of note.slice(end + 2).split('\n')) {
    const [dash, signer, coded = ''] = line.split(' ');
    const bytes = Buffer.from(coded, 'base64');
    if (dash !== '—' || signer !== name || !bytes.subarray(0, 4).equals(own)) continue;
    const seconds = bytes.length === 76 ? bytes.readBigUInt64BE(4) : 0n;
    const said = Buffer.from(`cosignature/v1\ntime ${seconds}\n${note.slice(0, end + 1)}`);
    must(
      seconds > 0n && verify(null, said, publicKey, bytes.subarray(12)),
      1,
      `the cosignature of ${name} does not hold`,
    );
    return new Date(Number(seconds) * 1000);
  }
  return undefined;
}

/** @param {Buffer} bytes `count.bin` */
export function readBallots(bytes) {
  must(bytes.subarray(0, 4).toString('latin1') === 'PCC1', 0, 'count.bin is not a count file');
  const [n, images, changes] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
  must(bytes.length === 16 + 4 * images + 15 * n + 8 * changes, 0, 'count.bin has the wrong length');
  const ids = Array.from({ length: images }, (_, i) => bytes.readUInt32LE(16 + 4 * i));
  const start = 16 + 4 * images;
  /** @type {Map<number, number>} row → row that it replaces */
  const replaced = new Map();
  for (let at = start + 15 * n; at < bytes.length; at += 8)
    replaced.set(bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4));
  must(replaced.size === changes, 0, 'count.bin has a ballot that replaces several');
  for (const rows of replaced) must(Math.max(...rows) < n, 0, 'count.bin replaces a ballot that is not there');
  const ballots = Array.from({ length: n }, (_, row) => {
    const index = (bytes[start + 12 * n + row] ?? 0) + 256 * (bytes[start + 13 * n + row] ?? 0);
    must(index < images, 0, `ballot ${row} of count.bin names an image that is not there`);
    return {
      number: bytes.subarray(start + 12 * row, start + 12 * row + 12),
      image: ids[index] ?? 0,
      point: bytes[start + 14 * n + row] ?? 0,
      replaces: replaced.get(row),
    };
  });
  return { ids, ballots };
}

/** @typedef {ReturnType<typeof readBallots>['ballots']} Ballots */
/** @typedef {Record<string, any> & { type: string }} LogRecord */
/** @typedef {{ position: number, text: string, record: LogRecord }} Placed */

/** @param {{ number: Buffer }} ballot */
export const nameOf = ({ number }) => number.toString('base64url');
