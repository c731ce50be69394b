/** Largest number of a thing, as the contract's `Id` has it: the database's integer. */
export const largestNumber = 2_147_483_647;

/** Characters of an id at most; the longest is about half of that. */
const longestId = 100;

/** Of what type an id is, and the number within that type, as the REST service has it. */
export interface GlobalId {
  type: string;
  number: number;
}

/**
 * The id of an object: base64url without padding of `Type:number`, so that it is unique over all types (see `Node` in the graph).
 * @param key the number within the type; a text where the service names its objects otherwise
 */
export const globalIdOf = (type: string, key: number | string): string =>
  Buffer.from(`${type}:${key}`).toString('base64url');

/** The number in its only form: no sign, no zero in front; null for any other text, and beyond the database's integer. */
export function plainNumberOf(text: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= largestNumber ? number : null;
}

/** Reads an id; null for whatever `globalIdOf` does not write for a number of the database. */
export function readGlobalId(id: string): GlobalId | null {
  if (id.length > longestId) return null;
  const [type = '', digits = '', ...more] = Buffer.from(id, 'base64url').toString('latin1').split(':');
  const number = plainNumberOf(digits);
  // Written again: decoding skips what it does not know.
  if (number === null || more.length > 0 || !/^[A-Z][A-Za-z]*$/.test(type) || globalIdOf(type, number) !== id)
    return null;
  return { type, number };
}
