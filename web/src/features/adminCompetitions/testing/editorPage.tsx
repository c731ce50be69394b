import { screen } from '@testing-library/react';
import { renderRoutes, type Answers } from '../../../testing/render.tsx';
import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';
import { Component } from '../route.tsx';

type Competition = AdministeredCompetitionFragment['competition'];

/** A competition as its editor reads it, at noon of 1 April 2026. */
export const itemOf = (
  changes: Partial<AdministeredCompetitionFragment> = {},
  competition: Partial<Competition> = {},
): AdministeredCompetitionFragment => ({
  __typename: 'AdminCompetition',
  id: '7',
  version: 3,
  updatedAt: '2026-03-01T10:00:00.000Z',
  entryCount: 0,
  voteCount: 0,
  frozenFields: [],
  moves: [],
  deletable: true,
  competition: {
    __typename: 'Competition',
    id: '7',
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

/** Another competition, as the editor reads it. */
export const otherOf = (id: string, title: string, competitionStart: string, award: string) => ({
  __typename: 'AdminCompetition',
  id,
  competition: {
    __typename: 'Competition',
    id,
    competitionStart,
    award,
    title: { __typename: 'LocalizedText', hu: title, en: title },
  },
});

/** Opens the editor of competition 7. */
export async function openEditor(item: AdministeredCompetitionFragment, answers: Answers = {}) {
  const shown = renderRoutes([{ path: '/admin/competition', Component }], '/admin/competition?edit=7', {
    AdministeredCompetitionOf: () => ({
      data: { adminCompetition: item, installation: { __typename: 'Installation', timeZone: 'Europe/Budapest' } },
    }),
    OtherCompetitions: () => ({ data: { adminCompetitionPage: { __typename: 'AdminCompetitionPage', items: [] } } }),
    ...answers,
  });
  await screen.findByRole('slider', { name: 'Entries open' });
  return shown;
}
