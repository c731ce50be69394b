import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { setShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { Component as DeskRoute } from './route.tsx';
import { deskService, endWithQueues } from './testing/deskData.ts';

beforeAll(async () => {
  await startI18n('en');
  setShortcuts(true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bytes')));
});

test('a judge reports a photo by keyboard, compares it with the previous one, and reads what points mean', async () => {
  const desk = deskService([101, 102, 103]);
  const sent: unknown[] = [];
  desk.answers['ReportJuryPhoto'] = ({ input }) => {
    sent.push(input);
    return { data: { reportJuryPhoto: { __typename: 'ReportJuryPhotoPayload', photo: null, userErrors: [] } } };
  };
  logIn({ id: '300' });
  const { user, client } = renderRoutes(
    [{ path: '/jury/:id/round/:round', element: <DeskRoute /> }],
    '/jury/2/round/7',
    desk.answers,
  );
  endWithQueues(client);
  await screen.findByRole('heading', { level: 1, name: 'No. 101: Photo 101' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(screen.getByRole('button', { name: '5 points, outstanding' })).toBeVisible();

  await user.keyboard('r');
  const send = await screen.findByRole('button', { name: 'Report' });
  expect(send).toBeDisabled();
  await user.type(screen.getByRole('textbox'), 'Two skies');
  await user.click(send);
  await waitFor(() => expect(sent).toEqual([{ roundNumber: 7, number: 101, text: 'Two skies' }]));
  expect(screen.getByRole('button', { name: 'Report to the moderators' })).toHaveAttribute('aria-pressed', 'true');

  // Nothing stands before the first photo. The view is in the address, so the page follows the key after the router.
  const compare = () => screen.getByRole('button', { name: 'Beside the previous one' });
  await user.keyboard('c');
  await waitFor(() => expect(compare()).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByRole('figure')).toBeNull();
  await user.keyboard('4');
  expect(await screen.findByRole('figure')).toHaveTextContent('No. 101: Photo 101');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No. 102: Photo 102');
  await waitFor(() => expect([...desk.service.marks]).toEqual([[101, 4]]));
  await user.keyboard('c');
  await waitFor(() => expect(screen.queryByRole('figure')).toBeNull());
  expect(compare()).toHaveAttribute('aria-pressed', 'false');
});
