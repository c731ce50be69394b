import type { Person, Reached } from './people.ts';

/** An operation with one file, as the client sends it: a GraphQL multipart request. @param place path of the file, e.g. `variables.input.file` */
export async function graphUpload<T>(
  product: Reached,
  person: Person,
  query: string,
  variables: Record<string, unknown>,
  { place, bytes }: { place: string; bytes: Uint8Array },
): Promise<T> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ 0: [place] }));
  form.set('0', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: {
      'accept-language': 'en',
      'apollo-require-preflight': 'true',
      ...(person.token === null ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: form,
  });
  return (await response.json()) as T;
}
