/** openapi-fetch, over the types that openapi-typescript makes of the REST contract. */
import type { paths } from '@photo-competition/schema/rest';
import createClient from 'openapi-fetch';
import type { VisitingClient } from './scenario.ts';

/** Data of a call's answer. @throws when it was refused */
function brought<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`It was refused: ${JSON.stringify(error)}`);
  return data;
}

/** A visit by the service's own calls. */
export function openapiFetch(service: string): VisitingClient {
  const client = createClient<paths>({ baseUrl: service });
  return {
    idOf: (_type, number) => String(number),
    async logIn(username, password) {
      const result = await client.POST('/api/authentication/login', { body: { username, password } });
      brought(result);
      const authorization = result.response.headers.get('authorization') ?? '';
      client.use({
        onRequest({ request }) {
          request.headers.set('authorization', authorization);
        },
      });
    },
    async competitions() {
      return brought(await client.GET('/api/competition/open')).map(({ id }) => String(id));
    },
    async page(competitionId, size, after) {
      const query = after === null ? { size } : { size, after };
      const params = { path: { id: Number(competitionId) }, query };
      const { content, more, next, totalElements } = brought(
        await client.GET('/api/competition/minimal/{id}', { params }),
      );
      return { ids: content.map(({ id }) => String(id)), next: more ? next : null, total: totalElements };
    },
    async enter(competitionId, title, photo) {
      const { id } = brought(
        await client.POST('/api/competition/upload/{competition_id}/{image_type}', {
          params: { path: { competition_id: Number(competitionId), image_type: 'colour-1' } },
          body: { data: { title, description: '', ownImage: true } },
          // openapi-typescript takes bytes for a string: the file joins the form here.
          bodySerializer({ data }) {
            const form = new FormData();
            form.set('data', JSON.stringify(data));
            form.set('file', photo);
            return form;
          },
        }),
      );
      return String(id);
    },
    async vote(imageId, point) {
      return brought(await client.POST('/api/competition/vote', { body: { imageId: Number(imageId), point } })).point;
    },
    async comment(imageId, text) {
      const params = { path: { id: Number(imageId) } };
      return brought(await client.POST('/api/competition/comment/{id}', { params, body: { comment: text } })).text;
    },
  };
}
