/** The letters of scripts that are written from right to left: Hebrew, Arabic and the blocks that Unicode keeps for such. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Somebody's words as they stand within a sentence or beside other words: those that are written from right to left are set apart
 * by the invisible characters of Unicode for that (U+2068, U+2069), as `<bdi>` does in HTML, so that the marks around them and in
 * them stay in their places. All others are as they were.
 */
export const isolated = (words: string): string => (rightToLeft.test(words) ? `\u2068${words}\u2069` : words);
