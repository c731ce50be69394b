import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { Component as Overview } from '../overviewRoute.tsx';
import { fakeRequests, requestAt } from '../testing/fakeRequests.ts';
import { answering, competition, entry, photo } from '../testing/uploadData.ts';

vi.mock('../../../drafts/fileDrafts.ts', () => ({
  readFileDraft: () => Promise.resolve(null),
  writeFileDraft: () => Promise.resolve(true),
  removeFileDraft: () => Promise.resolve(),
}));

beforeAll(() => startI18n('hu'));

beforeEach(() => {
  logIn();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

/** The overview of two empty slots with a photo chosen for each, which are being sent. */
async function sendTwo() {
  const entries: ReturnType<typeof entry>[] = [];
  const sent = fakeRequests();
  const page = renderRoutes(
    [{ path: '/user/upload', Component: Overview }],
    '/user/upload',
    answering(competition(), () => entries),
  );
  const field = await screen.findByLabelText('Képek kiválasztása', { selector: 'input' });
  fireEvent.change(field, { target: { files: [photo('Hajnal.jpg'), photo('Alkony.jpg')] } });
  const send = await screen.findByRole('button', { name: '2 kép feltöltése' });
  await page.user.click(screen.getByRole('checkbox', { name: /Kijelentem/ }));
  await page.user.click(send);
  await waitFor(() => expect(sent).toHaveLength(1));
  return { page, sent, entries };
}

const slot = (num: number) => within(screen.getByRole('article', { name: `Színes ${num}.` }));

test('each photo fills its slot as it arrives, while the next one is being sent', async () => {
  const { page, sent, entries } = await sendTwo();
  entries.push(entry({ title: 'Hajnal' }));
  requestAt(sent, 0).take('70');
  expect(await screen.findByText('1 / 2 hely betöltve')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(slot(1).getByText('Hajnal')).toBeVisible();
  expect(slot(1).queryByText('Üres hely')).toBeNull();
  expect(slot(2).getByDisplayValue('Alkony')).toBeVisible();
  expect(page.notifications).toEqual([]);
  entries.push(entry({ id: '71', number: 71, slot: 2, title: 'Alkony' }));
  requestAt(sent, 1).take('71');
  expect(await screen.findByText('2 / 2 hely betöltve')).toBeVisible();
  await waitFor(() => expect(page.notifications).toEqual([{ type: 'positive', message: '2 nevezésed elmentettük.' }]));
});

test('after too many uploads the reason says for how long to wait, and no other one is sent', async () => {
  const { sent } = await sendTwo();
  const extensions = { code: 'RATE_LIMITED', retryAfter: 90 };
  act(() => requestAt(sent, 0).answer({ errors: [{ message: 'Too many', extensions }] }));
  expect(await slot(1).findByText(/Próbáld újra ennyi idő múlva: 1 perc és 30 másodperc/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a photo that is refused stays in its slot with the reason, and the other one goes on', async () => {
  const { sent, entries } = await sendTwo();
  act(() => requestAt(sent, 0).refuse('IMAGE_DAMAGED', 'A kép sérült.', 'file'));
  await waitFor(() => expect(sent).toHaveLength(2));
  entries.push(entry({ id: '71', number: 71, slot: 2, title: 'Alkony' }));
  requestAt(sent, 1).take('71');
  expect(await screen.findByText('1 / 2 hely betöltve')).toBeVisible();
  expect(slot(1).getByText('A kép sérült.')).toBeVisible();
});
