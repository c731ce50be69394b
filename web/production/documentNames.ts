/**
 * In the place of graphql's `print` in what is built. Operations go by their hash there, so that nothing sends a document's
 * text; Apollo Client tells documents apart by it, for which any name does that is one document's alone.
 */
const names = new WeakMap<object, string>();
let named = 0;

/** A name for a document, the same each time. */
export function print(document: object): string {
  const name = names.get(document) ?? `#${++named}`;
  names.set(document, name);
  return name;
}

export { print as printForError };
