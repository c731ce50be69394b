import { screen, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import type { CompetitionTimesFragment } from '../competition/generated/graphql.ts';
import { DatesLine } from './DatesLine.tsx';

const day = 24 * 3_600_000;
const at = (days: number) => new Date(Date.parse('2026-05-01T10:00:00.000Z') + days * day).toISOString();

test('the track is filled up to now, and the next date says how far it is', async () => {
  await startI18n('en');
  const dates = { competitionStart: at(0), votingStart: at(10), votingEnd: at(20), award: at(40) };
  const times: CompetitionTimesFragment = {
    __typename: 'Competition',
    judgedBy: 'VOTERS',
    id: '1',
    number: 1,
    status: 'PUBLISHED',
    phase: 'VOTING',
    ended: false,
    now: at(15),
    ...dates,
  };
  renderRoutes([{ path: '/', element: <DatesLine times={times} timeZone="Europe/Budapest" /> }], '/', {});
  const parts = await screen.findAllByRole('listitem');
  expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(within(parts[2] as HTMLElement).getByText(/in (5|4) days/)).toBeVisible();
  const filled = parts.map((part) =>
    Math.round(parseFloat(part.querySelector<HTMLElement>('[style]')?.style.width ?? '')),
  );
  expect(filled).toEqual([100, 50, 0, 0]);
});
