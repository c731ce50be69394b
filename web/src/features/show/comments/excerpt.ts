/** How much of a comment names it in the label of a button, in characters. */
const longest = 40;

/** The beginning of a comment. */
export const excerptOf = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
