import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { competition, image } from '../../ui/competition/testing/competitionData.ts';
import { QueuePage } from './QueuePage.tsx';
import { holdMs } from './useHold.ts';

/** The queue, with photos of a category. */
async function open(type: string, numbers: number[] = [5], others: number[] = []) {
  const { id, number, title, imageTypes, __typename } = competition();
  const author =
    others.length > 0 ? { __typename: 'Author', id: '9', username: 'anna', firstName: 'Anna', lastName: 'Kiss' } : null;
  const queued = (photo: number) => ({
    ...image(photo, { type, description: null, createdAt: '2026-05-12T10:00:00.000Z', exposure: null, author }),
    competition: { __typename, id, number, title, imageTypes },
  });
  const shown = renderRoutes([{ path: '/', element: <QueuePage kind="IMAGE" back="/admin" /> }], '/', {
    ModerationQueue: () => ({
      data: {
        moderationPage: {
          __typename: 'ModerationPage',
          items: numbers.map((photo) => ({
            __typename: 'ModerationItem',
            id: String(photo),
            kind: 'IMAGE',
            signals: [],
            reports: [],
            image: queued(photo),
            comment: null,
          })),
          pageInfo: { __typename: 'NumberedPageInfo', totalItems: numbers.length },
        },
      },
    }),
    OthersOfEntrant: () => ({
      data: {
        moderationPage: {
          __typename: 'ModerationPage',
          items: others.map((photo) => ({
            __typename: 'ModerationItem',
            id: String(photo),
            image: image(photo, { moderation: photo % 2 === 0 ? 'REJECTED' : 'APPROVED' }),
          })),
          pageInfo: { __typename: 'NumberedPageInfo', totalItems: others.length },
        },
      },
    }),
    ModerateImages: ({ input }) => ({
      data: {
        moderateImages: {
          __typename: 'ModerateImagesPayload',
          results: (input as { ids: string[] }).ids.map((one) => ({
            __typename: 'ImageModerationResult',
            id: one,
            refusal: null,
            previousStatus: 'PENDING',
            previousReason: null,
            changedBy: null,
            image: null,
          })),
          userErrors: [],
        },
      },
    }),
  });
  await screen.findByRole('heading', { name: 'Kép 5' });
  return shown;
}

/** As when the tab is closed, or another is looked at. */
function putAway() {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  state.mockRestore();
}

const sentIn = (calls: readonly { name: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ name }) => name === 'ModerateImages').map(({ variables }) => variables['input']);

describe('a photo in the queue', () => {
  it.each([
    ['en', 'Category', 'Monochrome'],
    ['hu', 'Kategória', 'Fekete-fehér'],
  ] as const)('is shown with the title of its category in the reader’s language (%s)', async (locale, name, title) => {
    await startI18n(locale);
    await open('mono');
    const fact = screen.getByText(name).parentElement as HTMLElement;
    expect(within(fact).getByText(title)).toBeVisible();
  });

  it('is shown with the code of a category that is gone', async () => {
    await startI18n('en');
    await open('night');
    expect(screen.getByText('night')).toBeVisible();
  });

  it('is shown with the next one loaded behind it, which stands there at once after a decision', async () => {
    await startI18n('en');
    const { user } = await open('mono', [5, 6, 7]);
    const pictures = () =>
      screen.getAllByAltText(/^Kép/).map((one) => [one.getAttribute('alt'), one.closest('[hidden]') === null]);
    expect(pictures()).toEqual([
      ['Kép 5', true],
      ['Kép 6', false],
    ]);
    const next = screen.getByAltText('Kép 6');
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'Kép 6' });
    expect(screen.getByAltText('Kép 6')).toBe(next);
    expect(pictures()).toEqual([
      ['Kép 6', true],
      ['Kép 7', false],
    ]);
  });

  it('is rejected by three keys: R, the digit of a ready-made reason, Enter; a digit within a text stays a digit', async () => {
    await startI18n('en');
    const { user, calls } = await open('mono', [5, 6]);
    await user.keyboard('r');
    const field = await screen.findByRole('textbox', { name: /Reason/ });
    await user.type(field, '93');
    expect(field).toHaveValue('93');
    await user.clear(field);
    await user.type(field, '3');
    expect(field).toHaveValue('It does not fit the theme.');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Kép 6' });
    putAway();
    await waitFor(() => expect(calls.some(({ name }) => name === 'ModerateImages')).toBe(true));
    expect(calls.find(({ name }) => name === 'ModerateImages')?.variables['input']).toMatchObject({
      ids: ['5'],
      status: 'REJECTED',
      reason: 'It does not fit the theme.',
    });
  });

  it('is shown with the other photos of its entrant in the competition, and nobody is named', async () => {
    await startI18n('en');
    const { calls } = await open('mono', [5, 6], [5, 7, 8]);
    const others = within(
      await screen.findByRole('region', { name: '2 more photos of this entrant in the competition' }),
    );
    expect(others.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Kép 7', 'Kép 8Rejected']);
    expect(others.getByRole('link', { name: 'Kép 7' })).toHaveAttribute('href', expect.stringContaining('/show/7'));
    expect(calls.find(({ name }) => name === 'OthersOfEntrant')?.variables).toMatchObject({ authorId: '9' });
    expect(screen.queryByText(/anna/i)).toBeNull();
  });

  it('has no others where the author is gone', async () => {
    await startI18n('en');
    const { calls } = await open('mono', [5, 6]);
    expect(calls.map(({ name }) => name)).not.toContain('OthersOfEntrant');
  });
});

describe('a decision', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is held, and sent after ten seconds', async () => {
    await startI18n('en');
    const { user, calls } = await open('mono', [5, 6]);
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'Kép 6' });
    expect(screen.getByText('“Kép 5”: Approved')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(holdMs / 2));
    expect(sentIn(calls)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(holdMs));
    expect(sentIn(calls)).toMatchObject([{ ids: ['5'], status: 'APPROVED', ifStatus: 'PENDING' }]);
  });

  it('that is taken back while it is held is never sent', async () => {
    await startI18n('en');
    const { user, calls } = await open('mono', [5, 6]);
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'Kép 6' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'Kép 5' });
    await act(() => vi.advanceTimersByTimeAsync(2 * holdMs));
    putAway();
    expect(sentIn(calls)).toEqual([]);
  });

  it('that was sent is taken back by another call', async () => {
    await startI18n('en');
    const { user, calls } = await open('mono', [5, 6]);
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'Kép 6' });
    await act(() => vi.advanceTimersByTimeAsync(2 * holdMs));
    await user.keyboard('u');
    await screen.findByRole('heading', { name: 'Kép 5' });
    expect(sentIn(calls)).toMatchObject([
      { status: 'APPROVED' },
      { status: 'PENDING', ifStatus: 'APPROVED', undo: true },
    ]);
  });

  it.each([
    ['the tab is put away', () => putAway()],
    ['the page is closed', () => fireEvent(window, new Event('pagehide'))],
    ['the queue is left', () => cleanup()],
  ])('is sent at once when %s, each once, and outlives the page', async (_, leave) => {
    await startI18n('en');
    const { user, calls } = await open('mono', [5, 6, 7]);
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'Kép 6' });
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'Kép 7' });
    leave();
    await vi.waitFor(() => expect(sentIn(calls)).toMatchObject([{ ids: ['5'] }, { ids: ['6'] }]));
    expect(calls.filter(({ name }) => name === 'ModerateImages').map(({ keepalive }) => keepalive)).toEqual([
      true,
      true,
    ]);
    await act(() => vi.advanceTimersByTimeAsync(2 * holdMs));
    expect(sentIn(calls)).toHaveLength(2);
  });
});
