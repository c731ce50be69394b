import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { itemOf } from '../../ui/admin/competition/testing/competitionData.ts';
import { openEditor } from './testing/editorPage.tsx';

beforeAll(() => startI18n('en'));

it('keeps the focus with a category that is moved, and does not lose it with one that is removed', async () => {
  const { user } = await openEditor(itemOf());
  const titles = () => screen.getAllByLabelText<HTMLInputElement>('Name in Hungarian').map(({ value }) => value);
  await user.click(screen.getByRole('button', { name: 'New category' }));
  const before = titles().length;
  const last = screen.getAllByLabelText('Name in Hungarian').at(-1);
  if (last) await user.type(last, 'Zz');
  await user.click(screen.getByRole('button', { name: 'Zz: move up' }));
  expect(titles()[before - 2]).toBe('Zz');
  expect(document.activeElement).toHaveAccessibleName(/^Zz: move (up|down)$/);
  await user.click(screen.getByRole('button', { name: 'Zz: remove' }));
  expect(titles()).toHaveLength(before - 1);
  expect(document.activeElement).toHaveAccessibleName('Name in Hungarian');
});
