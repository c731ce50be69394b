/** Characters of a text as the contract counts them, in code points: an emoji of one code point is one, not two. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The first `max` characters of a text. */
export const cutTo = (text: string, max: number): string =>
  text.length <= max ? text : Array.from(text).slice(0, max).join('');
