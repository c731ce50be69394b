import type { Db } from '../database/database.ts';
import { countKeys } from './keys.ts';
import type { CountSigner } from './signer.ts';

/** Reads of the count of a competition (docs/product.md §4). */
export function countService(db: Db, signer: CountSigner) {
  return {
    keys: () => countKeys(db, signer),
  };
}

export type CountService = ReturnType<typeof countService>;
