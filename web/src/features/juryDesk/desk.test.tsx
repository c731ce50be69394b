import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { setShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { Component as DeskRoute } from './route.tsx';
import { deskOf, deskService, endWithQueues } from './testing/deskData.ts';

const numbers = Array.from({ length: 30 }, (_, place) => place + 101);

beforeAll(async () => {
  await startI18n('en');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bytes')));
});
/** A judge of each test: marks that wait in the browser belong to their judge. */
let judge = 100;
beforeEach(() => {
  setShortcuts(true);
  judge += 1;
});

/** The desk of a service. */
async function open(desk: ReturnType<typeof deskService>, search = '', heading = /No\. 101/) {
  logIn({ id: String(judge) });
  const shown = renderRoutes(
    [{ path: '/jury/:id/round/:round', element: <DeskRoute /> }],
    `/jury/2/round/7${search}`,
    desk.answers,
  );
  endWithQueues(shown.client);
  await screen.findByRole('heading', { level: 1, name: heading });
  // With the focus the keys are there, too.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  return shown;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a digit marks the photo and the next one stands there, with the focus on its heading', async () => {
  const desk = deskService(numbers);
  const { user } = await open(desk);
  await user.keyboard('4');
  expect(title()).toBe('No. 102: Photo 102');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await screen.findByText('1 of 30 photos · all saved');
  expect(screen.getByText('No. 102. Saved')).toBeInTheDocument();
  expect([...desk.service.marks]).toEqual([[101, 4]]);

  // Outside of the range nothing happens.
  await user.keyboard('9');
  expect(title()).toBe('No. 102: Photo 102');
});

test('the own figures say how many photos are to be accepted, beside the own marks in the upper half', async () => {
  const desk = deskService(numbers, deskOf({ accepts: true, aim: 30 }));
  const { user } = await open(desk);
  await user.keyboard('4321');
  await user.click(screen.getByRole('button', { name: 'Own figures and keys' }));
  const panel = screen.getByRole('complementary', { name: 'Own figures and keys' });
  expect(panel).toHaveTextContent(
    /About 30\s?% of the photos are to be accepted\. Of your marks, 25(\.0)?\s?% are in the upper half \(4–5\)\./,
  );
});

test('a round that does not accept says nothing of an aim', async () => {
  const { user } = await open(deskService(numbers, deskOf({ accepts: false, aim: 30 })));
  await user.click(screen.getByRole('button', { name: 'Own figures and keys' }));
  expect(screen.getByRole('complementary')).not.toHaveTextContent('to be accepted');
});

test('arrows move without marking, and Backspace takes the last mark back and shows its photo', async () => {
  const desk = deskService(numbers);
  const { user } = await open(desk);
  await user.keyboard('3{ArrowRight}{ArrowRight}');
  expect(title()).toBe('No. 104: Photo 104');
  await user.keyboard('{ArrowLeft}');
  expect(title()).toBe('No. 103: Photo 103');
  await waitFor(() => expect([...desk.service.marks]).toEqual([[101, 3]]));
  await user.keyboard('{Backspace}');
  expect(title()).toBe('No. 101: Photo 101');
  await waitFor(() => expect([...desk.service.marks]).toEqual([[101, null]]));
  await screen.findByText('0 of 30 photos · all saved');
});

test('above ten a point is typed with two digits, or with one and Enter', async () => {
  const desk = deskService(numbers, deskOf({ maxPoint: 20 }));
  const { user } = await open(desk);
  await user.keyboard('1');
  expect(title()).toBe('No. 101: Photo 101');
  expect(screen.getByText('Typed so far: 1. Another digit, or Enter.')).toBeVisible();
  await user.keyboard('7');
  expect(title()).toBe('No. 102: Photo 102');
  await user.keyboard('2{Enter}5');
  await waitFor(() =>
    expect([...desk.service.marks]).toEqual([
      [101, 17],
      [102, 2],
      [103, 5],
    ]),
  );
});

test('with the single keys switched off a digit does nothing, and the buttons mark', async () => {
  const desk = deskService(numbers);
  const { user } = await open(desk);
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  await user.keyboard('4');
  expect(title()).toBe('No. 101: Photo 101');
  await user.click(screen.getByRole('button', { name: '4 points' }));
  expect(title()).toBe('No. 102: Photo 102');
  await waitFor(() => expect([...desk.service.marks]).toEqual([[101, 4]]));
});

test('a judge withdraws from a photo with a reason, and it is marked no more', async () => {
  const desk = deskService(numbers);
  const sent: unknown[] = [];
  desk.answers['WithdrawFromJuryPhoto'] = ({ input }) => {
    sent.push(input);
    return {
      data: { withdrawFromJuryPhoto: { __typename: 'WithdrawFromJuryPhotoPayload', photo: null, userErrors: [] } },
    };
  };
  const { user } = await open(desk);
  await user.keyboard('w');
  await user.click(await screen.findByRole('button', { name: 'I know whose it is' }));
  expect(title()).toBe('No. 102: Photo 102');
  expect(sent).toEqual([{ roundNumber: 7, number: 101, reason: 'KNOWN' }]);
  await user.keyboard('{ArrowLeft}5');
  expect(screen.getByText('You do not judge this photo: I know whose it is.')).toBeVisible();
  expect(desk.service.marks.size).toBe(0);
});

test('in the grid Enter gives the rest of the screen the lowest point after saying how many, and Ctrl+Z takes the screen back', async () => {
  const desk = deskService(numbers);
  const { user, calls } = await open(desk, '?view=grid', /First round/);
  const cells = () => within(screen.getByRole('list')).getAllByRole('button');
  expect(cells().length).toBeGreaterThanOrEqual(24);
  const onScreen = cells().length;
  await user.keyboard('5{ArrowRight}4');
  await user.keyboard('{Enter}');
  const asked = await screen.findByRole('dialog', { name: `The other ${onScreen - 2} photos “no”?` });
  await waitFor(() => expect(desk.service.marks.size).toBe(2));
  await user.click(within(asked).getByRole('button', { name: 'Yes, all of them' }));
  await waitFor(() => expect(desk.service.marks.size).toBe(onScreen));
  expect([desk.service.marks.get(101), desk.service.marks.get(103), desk.service.marks.get(102)]).toEqual([5, 4, 1]);
  const big = calls
    .filter(({ name }) => name === 'CastMarks')
    .map(({ variables }) => (variables['input'] as { marks: unknown[] }).marks.length);
  expect(Math.max(...big)).toBe(onScreen - 2);

  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(desk.service.marks.get(102)).toBeNull());
  expect([...desk.service.marks.values()].filter((point) => point !== null)).toEqual([5, 4]);
});
