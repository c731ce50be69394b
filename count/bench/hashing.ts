import { createPublicKey, hash, verify } from 'node:crypto';
import { digest, hashInto } from '@chainsafe/as-sha256';
import type { Platform } from '../src/verify.ts';

const verifySignature: Platform['verifySignature'] = (key, message, signature) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') };
  return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
};

/** SHA-256 of Node, one hash at a time. */
export const nodeHashing: Platform = {
  sha256: (bytes) => new Uint8Array(hash('sha256', bytes, 'buffer')),
  verifySignature,
};

/** SHA-256 of as-sha256, as the client has it: WebAssembly, four blocks at a time. */
export const wasmHashing: Platform = { sha256: digest, sha256Of64: hashInto, verifySignature };
