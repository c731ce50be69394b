/** In the place of Chakra UI's rules for the whole page, which stand in a style sheet. */
export const createPreflight = (): object => ({});
