/** How the errors of graphql-js write a value: they are for who makes documents, which are made here when the client is built. */
export const inspect = (value: unknown): string => String(value);
