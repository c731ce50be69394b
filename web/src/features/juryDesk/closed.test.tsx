import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
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

test('marks that come after the round has closed are said not to count', async () => {
  const desk = deskService(numbers);
  desk.service.isReachable = false;
  const { user } = await open(desk);
  await user.keyboard('55');
  await screen.findByText(/2 marks wait to be saved/);
  desk.service.isReachable = true;
  desk.service.refusal = 'ROUND_CLOSED';
  desk.service.stage = 'COUNTING';
  expect(await screen.findByText('The round has closed. These 2 marks do not count.')).toBeVisible();
  expect(await screen.findByText(/Counting: the marks are closed/)).toBeVisible();
  expect(screen.getByRole('button', { name: '5 points, outstanding' })).toBeDisabled();
});
