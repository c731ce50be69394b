import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { session } from '../../session/session.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { setShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { Component as DeskRoute } from './route.tsx';
import { deskService, endWithQueues } from './testing/deskData.ts';

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

test('marks without a connection wait, survive the closed page, and are sent once each', async () => {
  const desk = deskService(numbers);
  desk.service.isReachable = false;
  const { user, calls } = await open(desk);
  await user.keyboard('54321');
  expect(title()).toBe('No. 106: Photo 106');
  await screen.findByText(/5 marks wait to be saved/);
  expect(desk.service.marks.size).toBe(0);
  const drawn = new Set(
    calls.flatMap(({ name, variables }) =>
      name === 'CastMarks'
        ? (variables['input'] as { marks: { choice: string }[] }).marks.map(({ choice }) => choice)
        : [],
    ),
  );

  // Another visit of the same judge in the same browser.
  desk.service.isReachable = true;
  cleanup();
  session.clear();
  await open(desk, '', /No\. 10/);
  await waitFor(() => expect(desk.service.marks.size).toBe(5));
  expect(desk.service.choices).toHaveLength(5);
  for (const choice of drawn) expect(desk.service.choices).toContain(choice);
});
