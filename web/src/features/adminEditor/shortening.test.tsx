import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { itemOf } from '../../ui/admin/competition/testing/competitionData.ts';
import { openEditor } from './testing/editorPage.tsx';
import { shorteningsOf } from './shortening.ts';
import { valuesOf, type EditorValues } from './values.ts';

beforeAll(() => startI18n('en'));

const zone = 'Europe/Budapest';

describe('the time that a save takes from people', () => {
  const { competition } = itemOf({}, { status: 'PUBLISHED' });
  const names = (
    changes: Partial<EditorValues>,
    phase: Parameters<typeof shorteningsOf>[3],
    status: AdministeredCompetitionFragment['competition']['status'] = 'PUBLISHED',
  ) =>
    shorteningsOf({ ...competition, status }, { ...valuesOf(itemOf(), zone), ...changes }, zone, phase).map(
      ({ name }) => name,
    );

  it.each([
    ['votingStart', '2026-05-28T20:00', 'UPLOADING', ['votingStart']],
    ['votingStart', '2026-05-28T20:00', 'NOT_STARTED', []],
    ['votingStart', '2026-05-30T20:00', 'UPLOADING', []],
    ['votingEnd', '2026-06-12T19:59', 'VOTING', ['votingEnd']],
    ['votingEnd', '2026-06-12T20:00', 'VOTING', []],
    ['votingEnd', '2026-06-10T20:00', 'UPLOADING', []],
    ['award', '2026-06-18T20:00', 'NOT_STARTED', ['award']],
    ['award', '2026-06-18T20:00', 'AWARD', ['award']],
    ['award', '2026-06-20T20:00', 'AWARD', []],
  ] as const)('by %s at %s in %s is %j', (name, field, phase, expected) =>
    expect(names({ [name]: field }, phase)).toEqual(expected),
  );

  it('is nothing of a competition that nobody sees, or that is over', () => {
    for (const status of ['DRAFT', 'CANCELLED', 'ARCHIVED'] as const)
      expect(names({ award: '2026-06-18T20:00' }, 'VOTING', status)).toEqual([]);
    expect(names({ award: '2026-06-18T20:00' }, 'VOTING', 'PAUSED')).toEqual(['award']);
  });

  it('is nothing where the stored instant has seconds that a field has not', () =>
    expect(
      shorteningsOf({ ...competition, award: '2026-06-19T18:00:30.000Z' }, valuesOf(itemOf(), zone), zone, 'VOTING'),
    ).toEqual([]));
});

describe('a running phase', () => {
  const running = itemOf({}, { status: 'PUBLISHED', phase: 'VOTING', now: '2026-06-10T16:30:00.000Z' });
  const open = () =>
    openEditor(running, {
      UpdateCompetition: () => ({
        data: {
          updateCompetition: {
            __typename: 'UpdateCompetitionPayload',
            competition: running,
            current: null,
            changedBy: null,
            changedAt: null,
            userErrors: [],
          },
        },
      }),
    });
  const saves = (calls: { name: string }[]) => calls.filter(({ name }) => name === 'UpdateCompetition').length;

  it('is shortened only after a question that says what is left; Cancel changes nothing', async () => {
    const { user, calls } = await open();
    const field = screen.getByLabelText('Voting ends', { selector: 'input' });
    fireEvent.change(field, { target: { value: '2026-06-11T20:00' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = () => screen.findByRole('alertdialog', { name: 'Shorten what people count on?' });
    expect(within(await question()).getByText(/^Voting ends: 11.June 2026 at 20:00.CEST instead of/)).toHaveTextContent(
      /12.June 2026 at 20:00.CEST\. That leaves 1 day and 1 hour from now on\.$/,
    );
    expect(within(await question()).getByText('Saving sends no mail about it; you can write one.')).toBeVisible();
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saves(calls)).toBe(0);
    expect(field).toHaveValue('2026-06-11T20:00');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(within(await question()).getByRole('button', { name: 'Save the earlier dates' }));
    await waitFor(() => expect(saves(calls)).toBe(1));
  });

  it('is made longer without one', async () => {
    const { user, calls } = await open();
    const field = screen.getByLabelText('Voting ends', { selector: 'input' });
    fireEvent.change(field, { target: { value: '2026-06-13T20:00' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves(calls)).toBe(1));
  });
});
