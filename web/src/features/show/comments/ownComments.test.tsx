import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { session } from '../../../session/session.ts';
import { logIn, renderShow, showing, type Answers } from '../testing/renderShow.tsx';
import { comment, comments, competition, image } from '../testing/showData.ts';
import { undoMs } from './useDeletion.ts';

beforeAll(() => startI18n('hu'));

/** The server's clock of each test is another one: what was measured by it is kept. */
let tests = 0;
let now = '';

beforeEach(() => {
  tests += 1;
  now = new Date(Date.parse('2026-05-20T12:00:00.000Z') + tests).toISOString();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  logIn();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  session.clear();
});

const own = (changes = {}) =>
  comment({
    id: '71',
    own: true,
    text: 'Elhamarkodott',
    createdAt: '2026-05-20T11:50:00.000Z',
    editableUntil: '2026-05-20T12:05:00.000Z',
    ...changes,
  });
const shown = (...list: ReturnType<typeof comment>[]) =>
  showing(image({ comments: comments(...list), competition: competition({ now }) }));

const editing = (changes: object | null, refused: object[] = []): Answers => ({
  EditComment: () => ({
    data: {
      editComment: {
        __typename: 'EditCommentPayload',
        comment: changes && own(changes),
        userErrors: refused.map((error) => ({ __typename: 'UserError', ...error })),
      },
    },
  }),
});
const deleting = (refused: object[] = []): Answers => ({
  DeleteComment: () => ({
    data: {
      deleteComment: {
        __typename: 'DeleteCommentPayload',
        id: refused.length > 0 ? null : '71',
        userErrors: refused.map((error) => ({ __typename: 'UserError', ...error })),
      },
    },
  }),
});

const editButton = () => screen.findByRole('button', { name: /^Módosítom a hozzászólásomat/ });
const deleteButton = () => screen.findByRole('button', { name: /^Törlöm a hozzászólásomat/ });
const field = () => screen.findByLabelText(/A hozzászólásod szövege/);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('changing', () => {
  test('happens in place, for the minutes that are left; the focus comes back', async () => {
    const { user, calls } = renderShow({
      ...shown(own()),
      ...editing({ text: 'Átgondolt', editedAt: '2026-05-20T12:01:00.000Z' }),
    });
    expect(await screen.findByText('Még 5 percig módosíthatod.')).toBeVisible();
    await user.click(await editButton());
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.clear(await field());
    await user.type(await field(), 'Átgondolt');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findByText('Átgondolt')).toBeVisible();
    expect(screen.getByText('módosítva')).toBeVisible();
    await waitFor(async () => expect(await editButton()).toHaveFocus());
    expect(calls.find(({ name }) => name === 'EditComment')?.variables).toEqual({
      input: { id: '71', text: 'Átgondolt' },
    });
  });

  test('Escape leaves it as it was', async () => {
    const { user } = renderShow(shown(own()));
    await user.click(await editButton());
    await user.type(await field(), ' szavak{Escape}');
    expect(await screen.findByText('Elhamarkodott')).toBeVisible();
    await waitFor(async () => expect(await editButton()).toHaveFocus());
    await user.click(await editButton());
    expect(await field()).toHaveValue('Elhamarkodott');
  });

  test('a typed text is there again when the page is opened anew', async () => {
    const { user } = renderShow(shown(own()));
    await user.click(await editButton());
    await user.type(await field(), ' szavak');
    cleanup();
    renderShow(shown(own()));
    await waitFor(async () => expect(await field()).toHaveValue('Elhamarkodott szavak'));
  });

  test('a clock that is late by less than a second promises no sixteenth minute', async () => {
    renderShow(shown(own({ editableUntil: '2026-05-20T12:15:00.900Z' })));
    expect(await screen.findByText(/^Még .* percig módosíthatod/)).toHaveTextContent('Még 15 percig módosíthatod.');
  });

  test('the last minute, and the end of it', async () => {
    renderShow(shown(own({ editableUntil: '2026-05-20T12:00:40.000Z' })));
    expect(await screen.findByText('Még egy percig módosíthatod.')).toBeVisible();
    await pass(45_000);
    expect(screen.queryByRole('button', { name: /^Módosítom a hozzászólásomat/ })).toBeNull();
    expect(await deleteButton()).toBeVisible();
  });

  test('a change that came too late is refused, and the text stays', async () => {
    const refusal = { code: 'EDIT_TIME_OVER', field: null, message: 'Ez az idő lejárt.' };
    const { user } = renderShow({ ...shown(own()), ...editing(null, [refusal]) });
    await user.click(await editButton());
    await user.type(await field(), '!');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findByText('Ez az idő lejárt.')).toBeVisible();
    expect(await field()).toHaveValue('Elhamarkodott!');
  });
});

describe('deleting', () => {
  test('is sent after a while; the focus goes to the heading', async () => {
    const { user, calls } = renderShow({ ...shown(comment(), own()), ...deleting() });
    await user.click(await deleteButton());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Visszavonom' })).toHaveFocus());
    expect(screen.queryByText('Elhamarkodott')).toBeNull();
    expect(calls.some(({ name }) => name === 'DeleteComment')).toBe(false);
    await pass(undoMs);
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Hozzászólások (1)' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Visszavonom' })).toBeNull();
    expect(calls.filter(({ name }) => name === 'DeleteComment')).toHaveLength(1);
  });

  test('is taken back with nothing sent; the focus comes back', async () => {
    const { user, calls } = renderShow({ ...shown(own()), ...deleting() });
    await user.click(await deleteButton());
    await user.click(screen.getByRole('button', { name: 'Visszavonom' }));
    expect(await screen.findByText('Elhamarkodott')).toBeVisible();
    await waitFor(async () => expect(await deleteButton()).toHaveFocus());
    await pass(2 * undoMs);
    expect(calls.some(({ name }) => name === 'DeleteComment')).toBe(false);
  });

  test('is sent at once when the page is left', async () => {
    const { user, router, calls } = renderShow({ ...shown(own()), ...deleting() });
    await user.click(await deleteButton());
    await act(() => router.navigate('/elsewhere'));
    await waitFor(() => expect(calls.some(({ name }) => name === 'DeleteComment')).toBe(true));
  });

  test('a refused one is there again', async () => {
    const refusal = { code: 'COMPETITION_PAUSED', field: null, message: 'A pályázat szünetel.' };
    const { user } = renderShow({ ...shown(own()), ...deleting([refusal]) });
    await user.click(await deleteButton());
    await pass(undoMs);
    expect(await screen.findByText('Elhamarkodott')).toBeVisible();
  });
});

test('nothing of it on comments of others, and while commenting is closed', async () => {
  renderShow(shown(comment()));
  const list = within(await screen.findByRole('region', { name: /Hozzászólások/ }));
  await list.findByText('Szép fények.');
  expect(list.queryByRole('button', { name: /a hozzászólásomat/ })).toBeNull();
  cleanup();
  renderShow(showing(image({ comments: comments(own()), competition: competition({ status: 'PAUSED' }) })));
  await screen.findByText('Elhamarkodott');
  expect(screen.queryByRole('button', { name: /a hozzászólásomat/ })).toBeNull();
});
