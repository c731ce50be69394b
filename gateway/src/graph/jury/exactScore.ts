/** The number that a score is, to show it; the contract has scores as fractions, `13/3`. */
export function numberOf(exact: string): number {
  const [sum = 0, marks = 1] = exact.split('/').map(Number);
  return sum / marks;
}

/** The same, of a photo that may have no mark. */
export const numberOrNull = (exact: string | null): number | null => (exact === null ? null : numberOf(exact));
