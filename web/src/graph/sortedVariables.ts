/** The variables of an operation, the same for the same ones in whatever order they stand. */
export const sortedVariables = (variables: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1));
