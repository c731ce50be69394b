import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from '../../../i18n/i18n.ts';
import { theme } from '../../../ui/theme.ts';
import { LinesEditor, type Line, type LinesEditorProps } from './LinesEditor.tsx';
import { categoryOf } from './testing/categorySteps.ts';

beforeAll(async () => {
  await startI18n('en');
});

const colour = categoryOf('colour', [
  ['5/1', 10, 0],
  ['14/3', 15, 1],
  ['4/1', 25, 2],
  ['3/1', 50, 4],
]);
const mono = categoryOf('mono', [
  ['5/1', 4, 0],
  ['2/1', 6, 0],
]);

function open(changes: Partial<LinesEditorProps> = {}) {
  const asked: Line[][] = [];
  render(
    <ChakraProvider value={theme}>
      <LinesEditor
        categories={[colour, mono]}
        nameOf={(type) => type}
        range={{ minPoint: 1, maxPoint: 5 }}
        aim={20}
        decided={null}
        around={() => null}
        onDecide={(lines) => asked.push(lines)}
        {...changes}
      />
    </ChakraProvider>,
  );
  return { asked, user: userEvent.setup({ delay: null }) };
}
const handle = (name: string) => screen.getByRole('slider', { name: `Place of the line: ${name}` });

test('the handle steps between scores by keys, and says what passes', async () => {
  const { asked, user } = open();
  handle('colour').focus();
  expect(handle('colour')).toHaveAttribute('aria-valuetext', 'From 5.00 on: 10 photos (10%), 5 authors');
  await user.keyboard('{ArrowLeft}');
  expect(handle('colour')).toHaveAttribute('aria-valuetext', 'From 4.67 on: 25 photos (25%), 13 authors');
  expect(screen.getByRole('status')).toHaveTextContent('Altogether: 29 photos of 110 (26.4%)');
  await user.keyboard('{Home}');
  expect(handle('colour')).toHaveAttribute('aria-valuenow', '0');
  await user.keyboard('{ArrowDown}{End}{ArrowUp}');
  expect(handle('colour')).toHaveAttribute('aria-valuenow', '3');
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Decide…' }));
  expect(asked).toEqual([
    [
      { type: 'colour', exact: '14/3' },
      { type: 'mono', exact: '5/1' },
    ],
  ]);
});

test('a share that would split a tie offers the line on each side of it', async () => {
  const { user } = open();
  const section = screen.getByRole('region', { name: 'colour' });
  await user.click(within(section).getByRole('button', { name: 'About Aim: 20%: 25 photos are in' }));
  expect(handle('colour')).toHaveAttribute('aria-valuenow', '2');
});

test('a category without marks has no line, and is not in the decision', async () => {
  const { asked, user } = open({ categories: [{ type: 'mono', photos: 3, authors: 2, steps: [] }, colour] });
  expect(screen.getByText('No photo of this category has a mark, so there is nothing to accept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide…' }));
  expect(asked).toEqual([[{ type: 'colour', exact: '5/1' }]]);
});

test('lines that stand are shown, and nothing moves them', () => {
  open({ decided: [{ type: 'colour', exact: '4/1' }] });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decide…' })).toBeNull();
  expect(screen.getByRole('img', { name: /colour: From 4.00 on: 50 photos/ })).toBeVisible();
});
