import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { itemOf } from '../../ui/admin/competition/testing/competitionData.ts';
import { openEditor } from './testing/editorPage.tsx';

beforeAll(() => startI18n('en'));

const share = () => screen.getByLabelText('Share of the photos to be judged, in per cent');

test('the share of the photos that has to be judged is set where it is said how it is decided', async () => {
  const { user } = await openEditor(itemOf());
  expect(screen.getByRole('heading', { name: 'How it is decided' }).closest('section')).toContainElement(share());
  expect(share()).toHaveValue('0');
  await user.clear(share());
  await user.type(share(), '51');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A whole number between 0 and 50.')).toBeVisible();
});

test('it cannot be changed once people vote', async () => {
  const since = '2026-05-29T18:00:00Z';
  const frozen = { __typename: 'FrozenField' as const, field: 'minCoverage', since, reason: 'VOTING' as const };
  await openEditor({ ...itemOf(), frozenFields: [frozen] });
  expect(share()).toHaveAttribute('readonly');
  // When that was, on the organisers' clock, as every date of the form.
  expect(share()).toHaveAccessibleDescription(/It cannot change: voting has begun.*20:00/);
});
