/** `npm run count-key`: prints a new key for the setting COUNT_SIGNING_KEY on one line, and its fingerprint beside it. */
import { fingerprintOf, makeCountKey, publicBytes } from './countKey.ts';
import { readPrivateKey } from '../../platform/ed25519.ts';

const pem = makeCountKey();
process.stdout.write(`COUNT_SIGNING_KEY=${pem.trim().replaceAll('\n', '\\n')}\n`);
process.stderr.write(
  `Fingerprint, as GET /api/count/keys tells it: ${fingerprintOf(publicBytes(readPrivateKey(pem)))}. Keep the line above secret.\n`,
);
