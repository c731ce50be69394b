/** Digits of a score after its decimal point; ranks compare the exact one. */
export const scoreDigits = 2;
