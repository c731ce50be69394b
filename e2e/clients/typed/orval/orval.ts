/** Client that orval makes of the REST contract, on a visit. It is written into `e2e/dist/` before it is used. */
import {
  addComment,
  castVote,
  getImagesMinimal,
  getOpenCompetitions,
  login,
  uploadImage,
} from '../../../dist/large/orval.ts';
import type { VisitingClient } from '../../scenario.ts';

/** @throws for a refusal, which its clients bring as data of another status */
function expected<Answer extends { status: number }, Status extends Answer['status']>(
  answer: Answer,
  ...statuses: Status[]
): Extract<Answer, { status: Status }> {
  if (!statuses.some((status) => status === answer.status)) throw new Error(`It was refused with ${answer.status}`);
  return answer as Extract<Answer, { status: Status }>;
}

/** The service's address is part of what orval makes. */
export function orval(): VisitingClient {
  let own: RequestInit = {};
  return {
    idOf: (_type, number) => String(number),
    async logIn(username, password) {
      const { headers } = expected(await login({ username, password }), 200);
      own = { headers: { authorization: headers.get('authorization') ?? '' } };
    },
    async competitions() {
      return expected(await getOpenCompetitions(), 200).data.map(({ id }) => String(id));
    },
    async page(competitionId, size, after) {
      const params = after === null ? { size } : { size, after };
      const { data } = expected(await getImagesMinimal(Number(competitionId), params, own), 200);
      const ids = data.content.map(({ id }) => String(id));
      return { ids, next: data.more ? data.next : null, total: data.totalElements };
    },
    async enter(competitionId, title, file) {
      const body = { data: { title, ownImage: true as const }, file };
      return String(expected(await uploadImage(Number(competitionId), 'colour-1', body, own), 200, 201).data.id);
    },
    async vote(imageId, point) {
      return expected(await castVote({ imageId: Number(imageId), point }, own), 200).data.point;
    },
    async comment(imageId, comment) {
      return expected(await addComment(Number(imageId), { comment }, own), 201).data.text;
    },
  };
}
