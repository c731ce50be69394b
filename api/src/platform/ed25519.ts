import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/**
 * A private key.
 * @param pem PKCS#8; line feeds may be written as `\n`, as in files of settings
 * @throws when it is no Ed25519 key
 */
export function readPrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return key;
}

/** A public key that signatures are verified with. @param bytes 32. @throws for what is no key */
export const publicKeyOf = (bytes: Uint8Array): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytes).toString('base64url') },
    format: 'jwk',
  });
