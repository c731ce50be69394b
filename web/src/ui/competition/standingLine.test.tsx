import { cleanup, screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import type { Stage } from './stage.ts';
import { StandingLine } from './StandingLine.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const times = {
  __typename: 'Competition' as const,
  judgedBy: 'VOTERS' as const,
  id: '3',
  number: 3,
  status: 'PUBLISHED' as const,
  phase: 'VOTING' as const,
  ended: false,
  now: '2026-05-20T12:00:00.000Z',
  competitionStart: '2026-05-01T12:00:00.000Z',
  votingStart: '2026-05-10T12:00:00.000Z',
  votingEnd: '2026-05-30T12:00:00.000Z',
  award: '2026-06-03T12:00:00.000Z',
};

const show = (stage: Stage) =>
  renderRoutes([{ path: '/', element: <StandingLine times={times} stage={stage} next="votingEnd" /> }], '/');

test('the time until the next date stands beside the phase', () => {
  show('voting');
  expect(screen.getByRole('timer')).toBeVisible();
});

test('nothing is counted down while a competition is paused: nobody knows how long that lasts', () => {
  show('paused');
  expect(screen.getByText('Paused')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});
