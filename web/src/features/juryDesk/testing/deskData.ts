import type { ApolloClient } from '@apollo/client';
import { marksOf } from '../../../marks/marks.ts';
import type { Answers } from '../../../testing/render.tsx';
import { competition } from '../../../ui/competition/testing/competitionData.ts';

/** A photo of a round, as a judge's desk reads it. */
export const deskPhoto = (number: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'JuryPhoto',
  roundNumber: 7,
  number,
  type: 'mono',
  title: `Photo ${number}`,
  width: 1200,
  height: 800,
  thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  thumb: `/media/jury/7/${number}/thumb`,
  medium: `/media/jury/7/${number}/medium`,
  large: `/media/jury/7/${number}/large`,
  point: null,
  star: false,
  withdrawn: null,
  remark: '',
  reported: false,
  ...changes,
});

/** A round with its judge's figures. */
export const deskOf = (round: Record<string, unknown> = {}, figures: Record<string, unknown> = {}) => ({
  __typename: 'JuryDesk',
  tasks: 30,
  marked: 0,
  withdrawn: 0,
  byPoint: [0, 0, 0, 0, 0],
  finished: false,
  round: {
    __typename: 'JuryRound',
    id: 'r7',
    number: 7,
    competitionNumber: 2,
    title: { __typename: 'LocalizedText', hu: 'Első forduló', en: 'First round' },
    minPoint: 1,
    maxPoint: 5,
    pointNames: [
      { __typename: 'PointName', point: 5, name: { __typename: 'LocalizedText', hu: 'kiemelkedő', en: 'outstanding' } },
    ],
    remarks: 'ENTRANTS',
    accepts: false,
    aim: null,
    opens: '2026-01-01T00:00:00Z',
    closes: '2099-01-01T00:00:00Z',
    stage: 'MARKING',
    ...round,
  },
  competition: competition({ judgedBy: 'JURY' }),
  ...figures,
});

type Sent = { roundNumber: number; marks: { number: number; point: number | null; choice: string }[] };

/** A service of one round: keeps marks, and answers to each as it is told. */
export function deskService(numbers: readonly number[], desk = deskOf()) {
  const marks = new Map<number, number | null>();
  const choices: string[] = [];
  const service = {
    marks,
    choices,
    /** Null: the mark is taken. */
    refusal: null as string | null,
    isReachable: true,
    stage: desk.round.stage as string,
    figures: () => {
      const given = [...marks.values()].filter((point) => point !== null);
      return {
        ...desk,
        marked: given.length,
        byPoint: [1, 2, 3, 4, 5].map((point) => given.filter((one) => one === point).length),
        round: { ...desk.round, stage: service.stage },
      };
    },
  };
  const answers: Answers = {
    Desk: () => ({
      data: { juryDesk: service.figures(), installation: { __typename: 'Installation', timeZone: 'UTC' } },
    }),
    DeskPhotos: ({ list }) => {
      const photos = numbers
        .filter((number) => list !== 'OPEN' || (marks.get(number) ?? null) === null)
        .map((number) => deskPhoto(number, { point: marks.get(number) ?? null }));
      return {
        data: {
          juryDesk: {
            ...desk,
            photos: {
              __typename: 'JuryPhotoConnection',
              nodes: photos,
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
              totalCount: photos.length,
            },
          },
        },
      };
    },
    CastMarks: ({ input }) => {
      if (!service.isReachable) return new TypeError('Failed to fetch');
      const { marks: sent } = input as Sent;
      const results = sent.map(({ number, point, choice }) => {
        if (service.refusal === null && !choices.includes(choice)) {
          choices.push(choice);
          marks.set(number, point);
        }
        return {
          __typename: 'MarkResult',
          number,
          choice,
          markedAt: service.refusal === null ? '2026-06-02T10:00:00Z' : null,
          refusal: service.refusal,
        };
      });
      return {
        data: { castMarks: { __typename: 'CastMarksPayload', results, desk: service.figures(), userErrors: [] } },
      };
    },
  };
  return { service, answers };
}

const clients: ApolloClient[] = [];

/**
 * Lets a test end when nothing is being sent any more: by its own client, and by those of the tests before it in the file, which are
 * further tabs of the same browser.
 */
export function endWithQueues(client: ApolloClient): void {
  clients.push(client);
  onTestFinished(async () => {
    await Promise.all(clients.map((one) => marksOf(one).queue.flush()));
  });
}
