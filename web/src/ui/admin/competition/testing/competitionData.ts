import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';

type Competition = AdministeredCompetitionFragment['competition'];

/** A competition as administrators read it, at noon of 1 April 2026. */
export const itemOf = (
  changes: Partial<AdministeredCompetitionFragment> = {},
  competition: Partial<Competition> = {},
): AdministeredCompetitionFragment => ({
  __typename: 'AdminCompetition',
  id: '7',
  number: 7,
  version: 3,
  updatedAt: '2026-03-01T10:00:00.000Z',
  entryCount: 0,
  voteCount: 0,
  frozenFields: [],
  moves: [],
  deletable: true,
  competition: {
    __typename: 'Competition',
    judgedBy: 'VOTERS',
    entriesShown: 'ALL',
    id: '7',
    number: 7,
    status: 'DRAFT',
    phase: 'NOT_STARTED',
    ended: false,
    now: '2026-04-01T10:00:00.000Z',
    competitionStart: '2026-05-01T18:00:00.000Z',
    votingStart: '2026-05-29T18:00:00.000Z',
    votingEnd: '2026-06-12T18:00:00.000Z',
    award: '2026-06-19T18:00:00.000Z',
    title: { __typename: 'LocalizedText', hu: 'Tavasz', en: 'Spring' },
    description: { __typename: 'LocalizedText', hu: 'Fények.', en: 'Lights.' },
    minPoint: 1,
    maxPoint: 5,
    scoring: 'BAYESIAN',
    minCoverage: 0,
    preModeration: false,
    minLongerSide: 800,
    imageTypes: [
      {
        __typename: 'ImageType',
        code: 'colour',
        slots: 4,
        title: { __typename: 'LocalizedText', hu: 'Színes', en: 'Colour' },
      },
    ],
    ...competition,
  },
  ...changes,
});
