import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { itemOf } from '../../ui/admin/competition/testing/competitionData.ts';
import { Component as Competition } from './competitionRoute.tsx';
import { Component as Competitions } from './competitionsRoute.tsx';

beforeAll(() => startI18n('en'));

const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 20, totalItems: 0, totalPages: 0 };
const answers: Answers = {
  AdministeredCompetitionOf: () => ({
    data: { adminCompetition: itemOf(), installation: { __typename: 'Installation', timeZone: 'Europe/Budapest' } },
  }),
  CompetitionList: () => ({
    data: { adminCompetitionPage: { __typename: 'AdminCompetitionPage', items: [], pageInfo } },
  }),
  OtherCompetitions: () => ({ data: { adminCompetitionPage: { __typename: 'AdminCompetitionPage', items: [] } } }),
  ModerationQueue: () => ({ data: { moderationPage: { __typename: 'ModerationPage', items: [], pageInfo } } }),
};

test.each([
  ['/admin/competition', 'Competitions'],
  ['/admin/competition?edit=7', 'Edit the competition'],
  ['/admin/competition?copy=7', 'Copy of a competition'],
  ['/admin/competition?queue=images', 'Photos to moderate'],
  ['/admin/competition?queue=comments', 'Comments to moderate'],
  ['/admin/competition/7', 'Spring'],
  ['/admin/competition/7?queue=images', 'Photos to moderate'],
  ['/admin/competition/7?queue=comments', 'Comments to moderate'],
])('%s shows the page with the heading “%s”', async (address, heading) => {
  renderRoutes(
    [
      { path: '/admin/competition', Component: Competitions },
      { path: '/admin/competition/:id', Component: Competition },
    ],
    address,
    answers,
  );
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('the page of a draft has the check before publishing and the tab of integrity', async () => {
  renderRoutes(
    [{ path: '/admin/competition/:id', Component: Competition }],
    '/admin/competition/7?tab=integrity',
    answers,
  );
  expect(await screen.findByRole('list', { name: 'Before you publish' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What this can and cannot show' })).toBeVisible();
});
