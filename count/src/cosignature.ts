import { concatBytes, fromBase64, sameBytes, toBase64, toHex, toUtf8, type Sha256 } from './bytes.ts';
import type { Note, NoteSignature } from './note.ts';
import type { Signing } from './signature.ts';

/** Type of a key that cosigns with Ed25519 and says when (c2sp.org/tlog-cosignature). */
const cosignerType = 0x04;
const keyBytes = 32;
const timeBytes = 8;
const signatureBytes = 64;

/** The key of a witness: somebody else who has seen every head before, and signs that the log has only grown. */
export interface WitnessKey {
  name: string;
  /** 4 bytes. */
  keyId: Uint8Array;
  /** Ed25519, 32 bytes. */
  publicKey: Uint8Array;
}

/** Id of the key of a witness: SHA-256(name | LF | 0x04 | public key 32), its first 4 bytes. */
const cosignerIdOf = (sha256: Sha256, name: string, publicKey: Uint8Array): Uint8Array =>
  sha256(concatBytes(toUtf8(`${name}\n`), Uint8Array.of(cosignerType), publicKey)).slice(0, 4);

/**
 * Reads a verifier key (c2sp.org/signed-note): name, id in hexadecimal, and type and key in base64, with `+` between.
 * @throws RangeError for anything but the key of an Ed25519 cosigner
 */
export function parseWitnessKey(sha256: Sha256, text: string): WitnessKey {
  const [, name, id, coded] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  if (name === undefined || id === undefined || coded === undefined) throw new RangeError('not a verifier key');
  const bytes = fromBase64(coded);
  const publicKey = bytes.slice(1);
  const keyId = cosignerIdOf(sha256, name, publicKey);
  if (bytes[0] !== cosignerType || publicKey.length !== keyBytes || toHex(keyId) !== id)
    throw new RangeError('not the key of an Ed25519 cosigner');
  return { name, keyId, publicKey };
}

/** The key of a witness as `parseWitnessKey` reads it. */
export const formatWitnessKey = (sha256: Sha256, name: string, publicKey: Uint8Array): string =>
  `${name}+${toHex(cosignerIdOf(sha256, name, publicKey))}+${toBase64(concatBytes(Uint8Array.of(cosignerType), publicKey))}`;

/** The text that a cosigner signs: that at a time, in seconds, this was the largest log of that name it knew. */
export const cosignedText = (text: string, seconds: bigint): string => `cosignature/v1\ntime ${seconds}\n${text}`;

/** A cosignature that holds. */
export interface Cosignature {
  line: NoteSignature;
  /** When it was given, as the witness says, in seconds since 1970. */
  seconds: number;
}

/**
 * The cosignature of a witness on a head; null when there is none.
 * @throws RangeError when one is said to be of its key and is not
 */
export async function cosignatureOf(
  { verifySignature }: Pick<Signing, 'verifySignature'>,
  { text, signatures }: Note,
  { name, keyId, publicKey }: WitnessKey,
): Promise<Cosignature | null> {
  let found: Cosignature | null = null;
  for (const line of signatures.filter((one) => one.name === name && sameBytes(one.keyId, keyId))) {
    const { signature } = line;
    if (signature.length !== timeBytes + signatureBytes) throw new RangeError('not a cosignature');
    const seconds = new DataView(signature.buffer, signature.byteOffset).getBigUint64(0);
    const message = toUtf8(cosignedText(text, seconds));
    const holds = await verifySignature(publicKey, message, signature.slice(timeBytes));
    // A time that no calendar has is no time, though it were signed.
    if (!holds || seconds === 0n || seconds > 8_640_000_000_000n) throw new RangeError('not a cosignature');
    found ??= { line, seconds: Number(seconds) };
  }
  return found;
}
