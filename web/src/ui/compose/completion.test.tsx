import { screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { ComposeField } from './ComposeField.tsx';
import { completed, typedAt } from './completion.ts';

beforeAll(() => startI18n('en'));

const variables = ['name', 'username', 'link'];

function Form() {
  const { control } = useForm({ defaultValues: { text: 'Dear ' } });
  return <ComposeField long control={control} name="text" label="Text" lang="en" variables={variables} />;
}

it('finds what is being typed behind two braces, and nothing elsewhere', () => {
  expect(typedAt('Dear {{na', 9, variables)).toEqual({ start: 5, caret: 9, offered: ['name'] });
  expect(typedAt('{{', 2, variables)?.offered).toEqual(variables);
  expect(typedAt('{{name}} and', 12, variables)).toBeNull();
  expect(typedAt('{{x', 3, variables)).toBeNull();
  expect(typedAt('{na', 3, variables)).toBeNull();
});

it('does not close braces twice', () => {
  const typed = typedAt('a {{na}} b', 6, variables);
  expect(typed && completed('a {{na}} b', typed, 'name')).toEqual({ start: 2, end: 8, added: '{{name}}' });
});

it('offers variables while they are typed, and Enter takes the one that arrows have chosen', async () => {
  const { user } = renderRoutes([{ path: '/x', element: <Form /> }], '/x');
  const box = await screen.findByLabelText('Text');
  await user.click(box);
  // Two braces are one in user-event's language.
  await user.keyboard('{{{{');
  const list = within(screen.getByRole('listbox', { name: 'Variables that can stand here' }));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['{{name}}', '{{username}}', '{{link}}'],
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(box).toHaveValue('Dear {{username}}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('{{{{l');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  // Escape leaves what was typed.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('Dear {{username}}{{l');
});

it('goes on behind the variable when somebody types without a pause', async () => {
  const { user } = renderRoutes([{ path: '/x', element: <Form /> }], '/x');
  const box = await screen.findByLabelText('Text');
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await user.click(box);
  await user.keyboard('{{{{n{Enter}, hello{ArrowLeft}');
  expect(box).toHaveValue('Dear {{name}}, hello');
  await user.click(screen.getByRole('button', { name: '{{link}}' }));
  await user.keyboard('!');
  expect(box).toHaveValue('Dear {{name}}, hell{{link}}!o');
  frames.mockRestore();
});
