import { fromBase64, sameBytes, toUtf8, type Sha256 } from './bytes.ts';
import { keyIdOf, type Note } from './note.ts';

/** The platform's way to check a signature. */
export interface Signing {
  sha256: Sha256;
  /** Verifies an Ed25519 signature. @param publicKey 32 bytes */
  verifySignature: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean | Promise<boolean>;
}

/**
 * Whether one of the keys has signed a note under a name.
 * @param name of the log: `foto.example/count/7`
 * @param keys public Ed25519 keys, 32 bytes in base64
 * @throws RangeError for a key that is not base64
 */
export async function isSigned(
  { sha256, verifySignature }: Signing,
  { text, signatures }: Note,
  name: string,
  keys: readonly string[],
): Promise<boolean> {
  const message = toUtf8(text);
  for (const key of keys.map(fromBase64)) {
    const id = keyIdOf(sha256, name, key);
    for (const one of signatures)
      if (one.name === name && sameBytes(one.keyId, id) && (await verifySignature(key, message, one.signature)))
        return true;
  }
  return false;
}
