/** Client that `@hey-api/openapi-ts` makes of the REST contract, on a visit. It is written into `e2e/dist/` before it is used. */
import { createClient } from '../../dist/clients/heyApi/client/index.ts';
import {
  addComment,
  castVote,
  getImagesMinimal,
  getOpenCompetitions,
  login,
  uploadImage,
} from '../../dist/clients/heyApi/index.ts';
import type { VisitingClient } from '../scenario.ts';

export function heyApi(service: string): VisitingClient {
  let token: string | undefined;
  const client = createClient({ baseUrl: service, auth: () => token });
  const own = { client, throwOnError: true } as const;
  return {
    idOf: (_type, number) => String(number),
    async logIn(username, password) {
      const { response } = await login({ ...own, body: { username, password } });
      token = (response.headers.get('authorization') ?? '').replace('Bearer ', '');
    },
    async competitions() {
      return (await getOpenCompetitions(own)).data.map(({ id }) => String(id));
    },
    async page(competitionId, size, after) {
      const query = after === null ? { size } : { size, after };
      const { data } = await getImagesMinimal({ ...own, path: { id: Number(competitionId) }, query });
      const ids = data.content.map(({ id }) => String(id));
      return { ids, next: data.more ? data.next : null, total: data.totalElements };
    },
    async enter(competitionId, title, file) {
      const path = { competition_id: Number(competitionId), image_type: 'colour-1' };
      const { data } = await uploadImage({ ...own, path, body: { data: { title, ownImage: true }, file } });
      return String(data.id);
    },
    async vote(imageId, point) {
      return (await castVote({ ...own, body: { imageId: Number(imageId), point } })).data.point;
    },
    async comment(imageId, comment) {
      return (await addComment({ ...own, path: { id: Number(imageId) }, body: { comment } })).data.text;
    },
  };
}
