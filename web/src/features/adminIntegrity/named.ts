/** Most ballots that one decision is about, as in the REST contract. */
export const mostBallots = 1000;

/** Id of a photo as somebody writes it: the number alone, or the address of its page; null for anything else. */
export const imageIdIn = (text: string): string | null =>
  /^(?:\S*\/show\/)?(\d+)(?:[?#]\S*)?$/.exec(text.trim())?.[1] ?? null;

/** Numbers of ballots that somebody has written or pasted, each once, and the first word that is none. */
export function numbersIn(text: string): { numbers: string[]; wrong: string | undefined } {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  return { numbers: words, wrong: words.find((word) => !/^[\w-]{16}$/.test(word)) };
}
