import { phaseAt } from '@photo-competition/schema/phase';
import type { components } from '@photo-competition/schema/rest';
import { globalIdOf } from '../../gateway/dist/graph/globalId.js';

type Schemas = components['schemas'];

const competitionOf = (competition: Schemas['Competition'], now: number) => ({
  id: globalIdOf('Competition', competition.id),
  title: { hu: competition.title.hu, en: competition.title.en },
  status: competition.status,
  phase: phaseAt(competition, now),
  ended: competition.ended,
  competitionStart: competition.competitionStart,
  votingStart: competition.votingStart,
  votingEnd: competition.votingEnd,
  award: competition.award,
  minPoint: competition.minPoint,
  maxPoint: competition.maxPoint,
  imageCount: competition.imageCount,
});

const authorOf = (author: Schemas['Author'] | null) =>
  author && {
    id: globalIdOf('Author', author.id),
    username: author.username,
    firstName: author.firstName,
    lastName: author.lastName,
  };

const resultOf = (result: Schemas['Score'] | null) =>
  result && {
    score: result.score,
    points: result.points,
    votes: result.votes,
    rank: result.rank,
    overallRank: result.overallRank,
  };

const commentOf = (comment: Schemas['Comment']) => ({
  id: globalIdOf('Comment', comment.id),
  text: comment.text,
  createdAt: comment.createdAt,
  author: authorOf(comment.author),
});

const imageOf = (image: Schemas['Image']) => ({
  id: globalIdOf('Image', image.id),
  title: image.title,
  description: image.description,
  width: image.width,
  height: image.height,
  thumbhash: image.thumbhash,
  createdAt: image.createdAt,
  author: authorOf(image.author),
  result: resultOf(image.result),
  comments: { nodes: image.comments.slice(0, 3).map(commentOf) },
});

/** The data of the light operation. @param now milliseconds since 1970 */
export const lightData = (competition: Schemas['Competition'], now: number) => ({
  activeCompetition: competitionOf(competition, now),
});

/** The data of the home operation. @param now milliseconds since 1970 */
export const homeData = (
  competition: Schemas['Competition'],
  images: Pick<Schemas['ImagePage'], 'content' | 'totalElements'>,
  now: number,
) => ({
  archivedCompetitions: {
    nodes: [
      {
        ...competitionOf(competition, now),
        images: { totalCount: images.totalElements, nodes: images.content.map(imageOf) },
      },
    ],
  },
});
