import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { onNotification, type NotificationAction } from '../../../notifications/notify.ts';
import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes, type Answers } from '../../../testing/render.tsx';
import { Component } from '../overviewRoute.tsx';
import { answering, competition, entry, voting } from '../testing/uploadData.ts';

beforeAll(() => startI18n('hu'));
beforeEach(() => void logIn());

function open({ of = competition(), entries = () => [entry()], more = {} as Answers } = {}) {
  return renderRoutes([{ path: '/user/upload', Component }], '/user/upload', { ...answering(of, entries), ...more });
}

const slot = (num: number) => screen.findByRole('article', { name: `Színes ${num}.` });
const removal = (data: object): Answers => ({ DeleteImage: () => ({ data: { deleteImage: data } }) });

describe('the slots', () => {
  test('are counted, and each says what is in it and what can be done', async () => {
    open();
    const filled = within(await slot(1));
    const empty = within(await slot(2));
    expect(screen.getByText(/^1 \/ 2 hely betöltve/)).toBeVisible();
    expect(filled.getByText('Hajnal a Dunán')).toBeVisible();
    expect(filled.getByRole('link', { name: /^Módosítás/ })).toHaveAttribute('href', '/user/upload/colour/1');
    expect(filled.getByRole('button', { name: /^Törlés/ })).toBeVisible();
    expect(empty.getByRole('link', { name: 'Kép feltöltése ide: Színes 2.' })).toHaveAttribute(
      'href',
      '/user/upload/colour/2',
    );
    expect(empty.queryByRole('button')).toBeNull();
  });

  test('say which other entries of the own a photo looks like, and lead there', async () => {
    const similar = [{ __typename: 'SimilarImage' as const, imageId: '9', imageNumber: 9, competitionNumber: 1 }];
    open({ entries: () => [entry({ similar })] });
    const filled = within(await slot(1));
    expect(filled.getByText(/Nagyon hasonlít egy másik nevezésedre/)).toBeVisible();
    expect(filled.getByRole('link', { name: 'megnézem' })).toHaveAttribute('href', '/competition/1/show/9');
  });

  test('say why an entry takes no part', async () => {
    open({ entries: () => [entry({ moderation: 'DISQUALIFIED', moderationReason: 'Nem saját kép.' })] });
    const filled = within(await slot(1));
    expect(filled.getByText('Kizárva')).toBeVisible();
    expect(filled.getByText('Nem saját kép.')).toBeVisible();
  });

  test('tell the deadline and how long it is', async () => {
    open();
    expect(await screen.findByText(/A feltöltés határideje: 2026. május 10./)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Még 4 nap/);
  });

  test.each([
    ['once voting has begun', voting(), /most szavazás folyik/],
    [
      'before entries open',
      competition({ phase: 'NOT_STARTED', now: '2026-04-20T00:00:00.000Z' }),
      /még nem kezdődött/,
    ],
    ['during a pause', competition({ status: 'PAUSED' }), /A pályázat szünetel/],
  ])('can be seen and not changed %s', async (_, of, text) => {
    open({ of });
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(await slot(1)).getByText('Hajnal a Dunán')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Módosítás|feltöltése/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Törlés/ })).toBeNull();
  });
});

describe('removing an entry', () => {
  const ask = async (page: ReturnType<typeof open>) => {
    await page.user.click(within(await slot(1)).getByRole('button', { name: /^Törlés/ }));
    return within(await screen.findByRole('alertdialog'));
  };
  const deletions = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => name === 'DeleteImage');

  test('is asked first, and can be left', async () => {
    const page = open();
    const dialog = await ask(page);
    expect(dialog.getByText(/„Hajnal a Dunán” kép végleg törlődik/)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deletions(page)).toEqual([]);
    expect(screen.getByText(/^1 \/ 2 hely betöltve/)).toBeVisible();
  });

  test('empties the slot', async () => {
    let entries = [entry()];
    const page = open({
      entries: () => entries,
      more: {
        DeleteImage: () => {
          entries = [];
          return { data: { deleteImage: { __typename: 'DeleteImagePayload', slot: 'colour-1', userErrors: [] } } };
        },
      },
    });
    await page.user.click((await ask(page)).getByRole('button', { name: 'Törlés' }));
    expect(await screen.findByText(/^0 \/ 2 hely betöltve/)).toBeVisible();
    expect(deletions(page)[0]?.variables).toEqual({ input: { competitionNumber: 2, slot: 'colour-1' } });
    expect(page.notifications).toEqual([{ type: 'positive', message: 'A nevezés törölve.' }]);
    expect(screen.queryByText('Hajnal a Dunán')).toBeNull();
  });

  test.each([
    [
      'refused',
      removal({
        __typename: 'DeleteImagePayload',
        slot: null,
        userErrors: [{ __typename: 'UserError', code: 'WRONG_PHASE', field: null, message: 'A nevezés lezárult.' }],
      }),
      'A nevezés lezárult.',
    ],
    ['lost on the way', { DeleteImage: () => new Error('offline') } as Answers, /Nem sikerült elérni a kiszolgálót/],
  ])('that is %s says so, and the entry stays', async (_, more, message) => {
    const page = open({ more });
    await page.user.click((await ask(page)).getByRole('button', { name: 'Törlés' }));
    await waitFor(() =>
      expect(page.notifications).toEqual([{ type: 'negative', message: expect.stringMatching(message) as string }]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(await slot(1)).getByText('Hajnal a Dunán')).toBeVisible();
  });
});

describe('moving an entry', () => {
  /** Answers as the service does: entries by their slots, which change places. */
  function openTwo() {
    let entries = [entry(), entry({ id: '71', number: 71, slot: 2, title: 'Alkony' })];
    const page = open({
      entries: () => entries,
      more: {
        MoveEntry: ({ input }) => {
          const { imageNumber, to } = input as { imageNumber: number; to: string };
          const from = entries.find(({ number }) => number === imageNumber)?.slot ?? 0;
          const num = Number(to.split('-')[1]);
          entries = entries.map((one) => {
            if (one.number === imageNumber) return { ...one, slot: num };
            return one.slot === num ? { ...one, slot: from } : one;
          });
          return { data: { moveEntry: { __typename: 'MoveEntryPayload', entries, userErrors: [] } } };
        },
      },
    });
    const offers: NotificationAction[] = [];
    onTestFinished(onNotification(({ action }) => void (action && offers.push(action))));
    return { ...page, offers };
  }
  const moves = ({ calls }: ReturnType<typeof open>) =>
    calls.filter(({ name }) => name === 'MoveEntry').map(({ variables }) => variables);
  const choose = async (page: ReturnType<typeof open>, target: RegExp) => {
    await page.user.click(
      within(await slot(1)).getByRole('button', { name: 'Áthelyezés: Hajnal a Dunán (Színes 1.)' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Hová kerüljön „Hajnal a Dunán”?' }));
    await page.user.click(dialog.getByRole('button', { name: target }));
  };

  test('to a taken slot says that they change places, does so, and can be taken back', async () => {
    const page = openTwo();
    await choose(page, /^Színes 2\. – csere ezzel: Alkony$/);
    expect(await within(await slot(2)).findByText('Hajnal a Dunán')).toBeVisible();
    expect(within(await slot(1)).getByText('Alkony')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [told] = page.offers;
    expect(told?.label).toBe('Visszavonás');
    act(() => {
      if (told && 'run' in told) told.run();
    });
    expect(await within(await slot(1)).findByText('Hajnal a Dunán')).toBeVisible();
    expect(moves(page)).toEqual([
      { input: { competitionNumber: 2, imageNumber: 70, to: 'colour-2' } },
      { input: { competitionNumber: 2, imageNumber: 70, to: 'colour-1' } },
    ]);
    expect(page.offers).toHaveLength(1);
  });

  /** Drags the picture of one slot onto another; tells whether it may be dropped there. */
  const drag = async (from: number, to: number): Promise<boolean> => {
    const dataTransfer = { setData: vi.fn(), types: [], files: [] };
    const picture = (await slot(from)).querySelector('[draggable]');
    if (!picture) throw new Error('nothing can be dragged there');
    const target = await slot(to);
    fireEvent.dragStart(picture, { dataTransfer });
    const over = createEvent.dragOver(target, { dataTransfer });
    fireEvent(target, over);
    fireEvent.drop(target, { dataTransfer });
    fireEvent.dragEnd(picture, { dataTransfer });
    return over.defaultPrevented;
  };

  test('is done by dragging its picture onto another slot', async () => {
    const page = openTwo();
    expect(await drag(1, 2)).toBe(true);
    expect(await within(await slot(2)).findByText('Hajnal a Dunán')).toBeVisible();
    expect(within(await slot(1)).getByText('Alkony')).toBeVisible();
    expect(moves(page)).toEqual([{ input: { competitionNumber: 2, imageNumber: 70, to: 'colour-2' } }]);
  });

  test('onto its own slot does nothing', async () => {
    const page = openTwo();
    expect(await drag(1, 1)).toBe(false);
    expect(moves(page)).toEqual([]);
  });

  test('a photo that is not sent yet is not dragged onto an entry, and is onto an empty slot', async () => {
    const page = open({
      of: competition({ imageTypes: competition().imageTypes.map((one) => ({ ...one, slots: 3 })) }),
    });
    await page.user.upload(await screen.findByLabelText('Képek kiválasztása', { selector: 'input' }), [
      new File(['x'], 'Alkony.jpg', { type: 'image/jpeg' }),
    ]);
    await within(await slot(2)).findByDisplayValue('Alkony');
    expect(await drag(2, 1)).toBe(false);
    expect(await drag(2, 3)).toBe(true);
    expect(await within(await slot(3)).findByDisplayValue('Alkony')).toBeVisible();
    expect(moves(page)).toEqual([]);
  });

  test('that is refused says so, and everything stays', async () => {
    const userErrors = [{ __typename: 'UserError', code: 'WRONG_PHASE', field: null, message: 'A nevezés lezárult.' }];
    const page = open({
      more: {
        MoveEntry: () => ({ data: { moveEntry: { __typename: 'MoveEntryPayload', entries: null, userErrors } } }),
      },
    });
    await choose(page, /^Színes 2\.$/);
    await waitFor(() => expect(page.notifications).toEqual([{ type: 'negative', message: 'A nevezés lezárult.' }]));
    expect(within(await slot(1)).getByText('Hajnal a Dunán')).toBeVisible();
  });

  test('is not offered once voting has begun', async () => {
    open({ of: voting() });
    expect(within(await slot(1)).queryByRole('button', { name: /^Áthelyezés/ })).toBeNull();
    expect((await slot(1)).querySelector('[draggable=true]')).toBeNull();
  });
});

test('without a competition the literal message is given', async () => {
  const { notifications } = renderRoutes(
    [{ path: '/user/upload', Component }],
    '/user/upload',
    answering(null, () => []),
  );
  expect(await screen.findByText('Most nincs pályázat, amelyre nevezni lehetne')).toBeVisible();
  expect(notifications).toEqual([{ type: 'negative', message: 'No competition selected' }]);
});
