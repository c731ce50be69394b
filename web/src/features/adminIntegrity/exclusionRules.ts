/** Longest note, in characters, as in the REST contract. */
export const longestNote = 1000;

/** Why ballots are not counted, as everyone is told. */
export const reasons = ['RING', 'DUPLICATE_PERSON', 'RULE'] as const;
