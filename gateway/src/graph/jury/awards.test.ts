import { describe, expect, test } from '@jest/globals';
import type { AdminAward, AwardCandidate } from '@photo-competition/schema/rest';
import { globalIdOf } from '../globalId.ts';
import {
  adminCompetition,
  adminJury,
  competition,
  image,
  jury,
  jurySeat,
  minimalImage,
} from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const awards = '/api/admin/competition/7/jury/awards';
const title = { hu: 'Első díj', en: 'First prize' };
const author = { id: 12, username: 'anna', firstName: 'Anna', lastName: 'Nagy' };
const candidate: AwardCandidate = {
  image: minimalImage(13),
  author,
  roundId: 3,
  sum: 13,
  marks: 3,
  accepted: true,
  breach: 'AWARD_ONE_PER_AUTHOR',
};
const award: AdminAward = {
  id: 5,
  version: 2,
  position: 1,
  kind: 'PLACE',
  title,
  place: 1,
  type: 'colour',
  seat: null,
  most: 1,
  winners: [
    { image: minimalImage(12), author, note: '', told: false, givenBy: 'admin', givenAt: '2026-05-26T10:00:00.000Z' },
  ],
  vacant: 1,
  next: [candidate],
};

describe('awards are told', () => {
  test('to administrators with who has them, and who would be next, by one call', async () => {
    const { data, calls } = await runGraph(
      `{ adminCompetition(id: 7) { jury { awards { id number version winners { told image { number url } author { firstName } }
        next { roundId roundNumber sum marks breach } } } } }`,
      {
        answers: {
          'GET /api/admin/competition/7': adminCompetition(),
          'GET /api/admin/competition/7/jury': adminJury({ awards: [award] }),
        },
        viewer: administrator,
      },
    );
    expect(data).toMatchObject({
      adminCompetition: {
        jury: {
          awards: [
            {
              id: globalIdOf('AdminAward', 5),
              number: 5,
              version: 2,
              winners: [{ told: false, image: { number: 12 }, author: { firstName: 'Anna' } }],
              next: [
                {
                  roundId: globalIdOf('JuryRound', 3),
                  roundNumber: 3,
                  sum: 13,
                  marks: 3,
                  breach: 'AWARD_ONE_PER_AUTHOR',
                },
              ],
            },
          ],
        },
      },
    });
    expect(calls).toHaveLength(2);
  });

  test('to everyone with the results, and on their photos without a call more', async () => {
    const given = { id: 5, kind: 'PLACE' as const, title, place: 1 };
    const told = {
      ...given,
      type: 'colour',
      judge: null,
      winners: [{ image: minimalImage(13), author, note: 'Fine.' }],
    };
    const { data, calls } = await runGraph(
      '{ competition(id: 7) { jury { awards { number winners { note image { number } author { lastName } } } } } image(id: 13) { awards { number place } } }',
      {
        answers: {
          'GET /api/competition/7': competition({ judgedBy: 'JURY', ended: true }),
          'GET /api/competition/7/jury': jury({ awards: [told] }),
          'GET /api/competition/image/13': image(13, { awards: [given] }),
        },
      },
    );
    expect(data).toEqual({
      competition: {
        jury: {
          awards: [{ number: 5, winners: [{ note: 'Fine.', image: { number: 13 }, author: { lastName: 'Nagy' } }] }],
        },
      },
      image: { awards: [{ number: 5, place: 1 }] },
    });
    expect(calls).toHaveLength(3);
  });

  test('to the chair without an author', async () => {
    const list = {
      version: 4,
      confirmedAt: null,
      awards: [
        {
          id: 5,
          kind: 'PLACE' as const,
          title,
          place: 1,
          type: 'colour',
          most: 1,
          winners: [{ title: 'Fény', type: 'colour', roundId: 3, number: 143 }],
        },
      ],
    };
    const { data } = await runGraph(
      '{ mySeats { awards { version awards { number winners { title roundNumber number } } } } }',
      {
        answers: { 'GET /api/jury': [jurySeat({ state: 'ACCEPTED', awards: list })] },
        viewer: entrant,
      },
    );
    expect(data).toEqual({
      mySeats: [
        { awards: { version: 4, awards: [{ number: 5, winners: [{ title: 'Fény', roundNumber: 3, number: 143 }] }] } },
      ],
    });
  });
});

describe('photos for an award', () => {
  const query =
    '{ awardCandidates(competitionNumber: 7, awardNumber: 5, type: "colour", starred: true, page: 1, size: 20) { items { image { number } } pageInfo { totalItems } } }';

  test('come in numbered pages', async () => {
    const page = { content: [candidate], page: 1, size: 20, totalElements: 21, totalPages: 2 };
    const { data, calls } = await runGraph(query, {
      answers: { [`GET ${awards}/5/candidates`]: page },
      viewer: administrator,
    });
    expect(calls).toEqual([`GET ${awards}/5/candidates?page=1&size=20&type=colour&starred=true +token`]);
    expect(data).toEqual({ awardCandidates: { items: [{ image: { number: 13 } }], pageInfo: { totalItems: 21 } } });
  });

  test('are null for an award that is not there', async () => {
    const answers = { [`GET ${awards}/5/candidates`]: problem(404, 'NOT_FOUND') };
    const { data, errors } = await runGraph(query, { answers, viewer: administrator });
    expect({ data, errors }).toEqual({ data: { awardCandidates: null }, errors: [] });
  });
});

describe('an organiser', () => {
  const call = (mutation: string, answers: Record<string, unknown>) =>
    runGraph(`mutation { ${mutation} { jury { version } userErrors { code field } } }`, {
      answers,
      viewer: administrator,
    });
  const named = 'competitionNumber: 7, awardNumber: 5, version: 2';

  test('makes an award of its whole content', async () => {
    const input =
      'competitionNumber: 7, position: 1, kind: PLACE, title: { hu: "Első díj", en: "First prize" }, place: 1, type: "colour", most: 1';
    const { bodies, data } = await call(`createAward(input: { ${input} })`, { [`POST ${awards}`]: adminJury() });
    expect(bodies).toEqual([{ position: 1, kind: 'PLACE', title, place: 1, type: 'colour', seat: null, most: 1 }]);
    expect(data).toEqual({ createAward: { jury: { version: 1 }, userErrors: [] } });
  });

  test('changes what is named of it; a category is taken away by null', async () => {
    const { bodies } = await call(`updateAward(input: { ${named}, most: null, type: null })`, {
      [`PUT ${awards}/5`]: adminJury(),
    });
    expect(bodies).toEqual([{ version: 2, type: null }]);
  });

  test('deletes it at the version that was read', async () => {
    const { calls } = await call(`deleteAward(input: { ${named} })`, { [`DELETE ${awards}/5`]: adminJury() });
    expect(calls).toEqual([`DELETE ${awards}/5?version=2 +token`]);
  });

  test('gives it to photos and authors, and is told the rule that refuses', async () => {
    const winners = `[{ imageNumber: 13 }, { accountId: "${globalIdOf('Author', 12)}", note: "Best." }]`;
    const refused = problem(409, 'AWARD_RULE');
    const { bodies, data } = await call(`giveAward(input: { ${named}, winners: ${winners} })`, {
      [`PUT ${awards}/5/winners`]: refused,
    });
    expect(bodies).toEqual([{ version: 2, winners: [{ imageId: 13 }, { accountId: 12, note: 'Best.' }] }]);
    expect(data).toMatchObject({ giveAward: { jury: null, userErrors: [{ code: 'AWARD_RULE' }] } });
  });
});

test('the chair confirms the list that was read', async () => {
  const { bodies, calls, data } = await runGraph(
    'mutation { confirmAwards(input: { competitionNumber: 7, version: 4 }) { seat { state } userErrors { code } } }',
    { answers: { 'PUT /api/jury/7/awards/confirmation': problem(409, 'AWARDS_CHANGED') }, viewer: entrant },
  );
  expect({ bodies, calls }).toEqual({
    bodies: [{ version: 4 }],
    calls: ['PUT /api/jury/7/awards/confirmation +token'],
  });
  expect(data).toEqual({ confirmAwards: { seat: null, userErrors: [{ code: 'AWARDS_CHANGED' }] } });
});
