/**
 * A text without the invisible characters that change the direction of what follows them (Unicode's `Bidi_Control`): a comment
 * with one would turn around the names and buttons beside it, or show a word that is not what is stored.
 */
export const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
