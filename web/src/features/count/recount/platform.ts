import type { Platform } from '@photo-competition/count/verify';

type Verify = Platform['verifySignature'];

/** Bytes as WebCrypto takes them, which wants no shared memory. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Ed25519 of the browser; null where it has none: an older one, or a page that was not loaded over HTTPS. */
async function browsersVerify(): Promise<Verify | null> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) return null;
  const keyOf = (key: Uint8Array) => subtle.importKey('raw', own(key), 'Ed25519', false, ['verify']);
  try {
    // The base point is a key.
    await keyOf(Uint8Array.of(0x58, ...new Uint8Array(31).fill(0x66)));
  } catch {
    return null;
  }
  return async (key, message, signature) => {
    try {
      return await subtle.verify('Ed25519', await keyOf(key), own(signature), own(message));
    } catch {
      // Bytes that are no key have signed nothing.
      return false;
    }
  };
}

async function scriptsVerify(): Promise<Verify> {
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  return (key, message, signature) => {
    try {
      return ed25519.verify(signature, message, key, { zip215: false });
    } catch {
      return false;
    }
  };
}

async function hashing(): Promise<Pick<Platform, 'sha256' | 'sha256Of64'>> {
  try {
    const { digest, hashInto } = await import('@chainsafe/as-sha256');
    return { sha256: digest, sha256Of64: hashInto };
  } catch {
    // Where WebAssembly is forbidden; some four times slower.
    const { sha256 } = await import('@noble/hashes/sha2.js');
    return { sha256 };
  }
}

/** Functions that the page computes with. */
export interface BrowserPlatform extends Platform {
  /** SHA-256 of a whole file: computed by a thread of the browser's own where it has one. */
  hashFile: (bytes: Uint8Array) => Promise<Uint8Array>;
}

const filesHash =
  (sha256: Platform['sha256']): BrowserPlatform['hashFile'] =>
  async (bytes) => {
    const { subtle } = globalThis.crypto as Partial<Crypto>;
    // The downloaded bytes are no shared memory, and too large to be copied for that.
    return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)) : sha256(bytes);
  };

/** SHA-256 in WebAssembly and Ed25519 of the browser, or scripts in their place where it lacks them. */
export async function browserPlatform(): Promise<BrowserPlatform> {
  const [hashes, verify] = await Promise.all([hashing(), browsersVerify()]);
  return { ...hashes, hashFile: filesHash(hashes.sha256), verifySignature: verify ?? (await scriptsVerify()) };
}
