const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names between double braces, each once, in the order of the text. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Names in a text that it may not use. */
export const unknownIn = (text: string, known: readonly string[]): string[] =>
  variablesIn(text).filter((name) => !known.includes(name));

/** Names that a text needs and lacks. */
export const missingIn = (text: string, required: readonly string[]): string[] => {
  const used = variablesIn(text);
  return required.filter((name) => !used.includes(name));
};

/** A name as a text carries it. */
export const inBraces = (name: string): string => `{{${name}}}`;

/** Names that texts written earlier may use: they are known, and offered to nobody. */
const formerNames: readonly string[] = ['deadline'];

/** The names that are offered to the writer of a text. */
export const offeredOf = (known: readonly string[]): string[] => known.filter((name) => !formerNames.includes(name));
