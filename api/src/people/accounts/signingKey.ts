import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { keptSecret } from '../../platform/keptSecret.ts';

/**
 * The key that signs the tokens of this installation, made once (docs/product.md §6). Instances with keys of their own would
 * refuse each other's tokens; that of an instance that was alone before stays, so that nobody has to log in again.
 */
export const signingKey = (database: Pick<Database, 'db' | 'engine'>, folder: string): Promise<string> =>
  keptSecret(database, folder, { name: 'signing-key', make: () => randomBytes(48).toString('base64url') });
