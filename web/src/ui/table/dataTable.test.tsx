import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { onTestFinished } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DataTable } from './DataTable.tsx';
import type { Columns } from './tableProps.ts';
import { rangeOf } from './useRowChoice.ts';

beforeAll(() => startI18n('en'));
beforeEach(() => localStorage.clear());

interface Person {
  id: string;
  name: string;
}

const labelOf = ({ id }: { id: string }) => `Choose ${id}`;

const people: Person[] = ['Ágnes', 'Béla', 'Csaba', 'Dóra', 'Emma'].map((name) => ({ id: name, name }));
/** How often the row of each was rendered. */
const rendered = new Map<string, number>();
const columns: Columns<Person> = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ id, name }) => {
      rendered.set(id, (rendered.get(id) ?? 0) + 1);
      return <a href={`#${id}`}>{name}</a>;
    },
  },
  { key: 'length', title: 'Length', numeric: true, cell: ({ name }) => name.length },
  { key: 'note', title: 'Note', cell: ({ id }) => <input aria-label={`Note of ${id}`} /> },
  { key: 'initial', title: 'Initial', extra: true, cell: ({ name }) => name.charAt(0) },
];
const acted = vi.fn();

function List() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const nothing = () => undefined;
  return (
    <>
      <DataTable
        view="people"
        caption="People"
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
        empty="Nobody"
        selection={{ chosen, onChange: setChosen, labelOf }}
      />
      <BulkBar
        chosen={chosen.size}
        matching={people.length}
        progress={null}
        result={null}
        onUndo={null}
        onChooseAll={nothing}
        onClear={nothing}
        onStop={nothing}
        onForget={nothing}
        nameOf={String}
      >
        <button onClick={acted}>Greet</button>
      </BulkBar>
    </>
  );
}

function open() {
  rendered.clear();
  renderRoutes([{ path: '/', Component: List }], '/');
  return userEvent.setup();
}

const choice = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });
const chosen = () => people.map(({ id }) => id).filter((id) => (choice(id) as HTMLInputElement).checked);

describe('the rows of a table by keys', () => {
  it('arrows, Home and End go from row to row and stop at the ends', async () => {
    const user = open();
    choice('Ágnes').focus();
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(await after('{ArrowDown}')).toBe('Choose Béla');
    expect(await after('{ArrowUp}{ArrowUp}')).toBe('Choose Ágnes');
    expect(await after('{End}')).toBe('Choose Emma');
    expect(await after('{ArrowDown}')).toBe('Choose Emma');
    expect(await after('{Home}')).toBe('Choose Ágnes');
  });

  it('Space chooses one, with Shift all from the one before; Enter opens it; X goes to what can be done', async () => {
    const user = open();
    choice('Béla').focus();
    await user.keyboard(' ');
    expect(chosen()).toEqual(['Béla']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(chosen()).toEqual(['Béla', 'Csaba', 'Dóra']);
    await user.keyboard('x');
    expect(screen.getByRole('button', { name: 'Greet' })).toHaveFocus();
    const opened = vi.fn();
    screen.getByRole('link', { name: 'Emma' }).addEventListener('click', opened);
    choice('Emma').focus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(chosen()).toEqual(['Béla', 'Csaba', 'Dóra']);
  });

  it('are those of a field while one types in it, and none with Ctrl', async () => {
    const user = open();
    const field = screen.getByRole('textbox', { name: 'Note of Béla' });
    await user.click(field);
    await user.keyboard('x{ArrowDown}{Enter}');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('x');
    choice('Béla').focus();
    await user.keyboard('{Control>}{ArrowDown}x{/Control}');
    expect(choice('Béla')).toHaveFocus();
  });
});

describe('rows that are chosen', () => {
  it('are left out as a range too, in both directions', async () => {
    const user = open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose every row of this page' }));
    expect(chosen()).toHaveLength(5);
    await user.click(choice('Dóra'));
    await user.keyboard('{Shift>}');
    await user.click(choice('Béla'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Ágnes', 'Emma']);
  });

  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    [null, 'c', ['c']],
    ['of another page', 'c', ['c']],
  ])('a range from %s to %s is %j', (from, to, range) =>
    expect(rangeOf(['a', 'b', 'c', 'd'], from, to)).toEqual(range),
  );

  it('are rendered again, and no other row', async () => {
    const user = open();
    const before = new Map(rendered);
    await user.click(choice('Csaba'));
    const again = people.map(({ id }) => (rendered.get(id) ?? 0) - (before.get(id) ?? 0));
    expect(again).toEqual([0, 0, expect.any(Number), 0, 0]);
    expect(again[2]).toBeGreaterThan(0);
  });

  it('show the bar, which is there but hidden before', async () => {
    const user = open();
    expect(screen.queryByRole('button', { name: 'Greet' })).toBeNull();
    await user.click(choice('Csaba'));
    expect(within(screen.getByRole('region', { name: 'What is chosen' })).getByText('Chosen: 1')).toBeVisible();
    await user.click(choice('Csaba'));
    expect(screen.queryByRole('button', { name: 'Greet' })).toBeNull();
  });
});

test('columns are left out, but not the first one, and stay so after a reload', async () => {
  const user = open();
  await user.click(screen.getByText('Columns and spacing'));
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Length' }));
  await user.click(screen.getByRole('checkbox', { name: 'Narrow rows' }));
  expect(screen.queryByRole('columnheader', { name: 'Length' })).toBeNull();
  cleanup();
  open();
  expect(screen.queryByRole('columnheader', { name: 'Length' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Note' })).toBeVisible();
  await user.click(screen.getByText('Columns and spacing'));
  expect(await screen.findByRole('checkbox', { name: 'Narrow rows' })).toBeChecked();
});

test('a column that few look for is left out until it is chosen, and stays then', async () => {
  const user = open();
  expect(screen.queryByRole('columnheader', { name: 'Initial' })).toBeNull();
  await user.click(screen.getByText('Columns and spacing'));
  await user.click(await screen.findByRole('checkbox', { name: 'Initial' }));
  expect(screen.getByRole('columnheader', { name: 'Initial' })).toBeVisible();
  cleanup();
  open();
  expect(screen.getByRole('columnheader', { name: 'Initial' })).toBeVisible();
});

test('on a phone a row is a card, in which nothing stands of what it has not', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const noted: Columns<Person> = [
    columns[0],
    { key: 'length', title: 'Length', numeric: true, cell: ({ name }) => name.length - 4 },
    { key: 'note', title: 'Note', cell: ({ name }) => (name === 'Béla' ? 'Late' : null) },
    { key: 'hue', title: 'Hue', extra: true, cell: () => 'Red' },
    { key: 'born', title: 'Born', wide: true, cell: () => '1987' },
    { key: 'answer', title: 'Answer', cell: ({ name }) => (name === 'Béla' ? 'Yes' : '') },
    {
      key: 'greet',
      title: 'Greet',
      action: true,
      cell: ({ name }) => (name === 'Béla' ? <button>Hello</button> : null),
    },
  ];
  const list = <DataTable caption="People" columns={noted} rows={people} keyOf={({ id }) => id} empty="Nobody" />;
  renderRoutes([{ path: '/', element: list }], '/');
  const cards = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(cards.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'ÁgnesLength1',
    'BélaLength0NoteLateAnswerYesGreetHello',
  ]);
  // A column of actions takes the whole width: its name is for screen readers alone.
  expect(screen.getByText('Answer')).not.toHaveStyle({ position: 'absolute' });
  expect(screen.getByText('Greet')).toHaveStyle({ position: 'absolute' });
});

test('on a phone what says by itself what it is stands in the first line of its card', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const stated: Columns<Person> = [
    columns[0],
    { key: 'length', title: 'Length', cell: ({ name }) => name.length },
    { key: 'state', title: 'State', plain: true, cell: ({ name }) => (name === 'Béla' ? null : 'Active') },
  ];
  const list = <DataTable caption="People" columns={stated} rows={people} keyOf={({ id }) => id} empty="Nobody" />;
  renderRoutes([{ path: '/', element: list }], '/');
  const cards = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(cards.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['ÁgnesStateActiveLength5', 'BélaLength4']);
});
