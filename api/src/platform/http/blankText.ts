/** Whether a text shows nothing: blanks, and characters without a shape of their own. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
