import { expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { adminCompetition } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, problem, runGraph } from '../../testing/graph/runGraph.ts';

const query =
  '{ adminCompetition(id: 7) { competition { statistics { voters counted unvoted perHour { hour entries votes comments } perType { type moderation entries } coverage { votes share } topImages { imageId result { rank } } } } } }';
const statistics = {
  entries: 3,
  entrants: 2,
  voters: 4,
  votes: 5,
  comments: 0,
  pendingComments: 0,
  pendingImages: 0,
  counted: 3,
  unvoted: 1,
  perDay: [],
  perHour: [{ hour: 18, entries: 1, votes: 2, comments: 0 }],
  perPoint: [],
  perType: [{ type: 'mono', moderation: 'APPROVED', entries: 3 }],
  coverage: [{ votes: 1, share: 0.5 }],
  topImages: [
    {
      imageId: 4,
      title: 'T',
      result: { score: 4, points: 8, votes: 2, rank: 1, overallRank: 1, votesByPoint: [0, 0, 0, 2, 0] },
    },
  ],
};

test('statistics are one more call, for administrators', async () => {
  const answers = { 'GET /api/admin/competition/7': adminCompetition() };
  const path = 'GET /api/admin/competition/7/statistics';
  const { data, calls } = await runGraph(query, { answers: { ...answers, [path]: statistics }, viewer });
  expect(data).toEqual({
    adminCompetition: {
      competition: {
        statistics: {
          voters: 4,
          counted: 3,
          unvoted: 1,
          perHour: statistics.perHour,
          perType: statistics.perType,
          coverage: statistics.coverage,
          topImages: [{ imageId: globalIdOf('Image', 4), result: { rank: 1 } }],
        },
      },
    },
  });
  expect(calls).toHaveLength(2);
  const refused = await runGraph(query, { answers: { ...answers, [path]: problem(403, 'FORBIDDEN') } });
  expect(refused.data).toEqual({ adminCompetition: { competition: { statistics: null } } });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
