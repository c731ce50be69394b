/** Displayed decimals of a score; ranks are based on exact scores. */
export const scoreDigits = 2;
