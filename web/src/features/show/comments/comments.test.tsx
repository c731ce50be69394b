import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { session } from '../../../session/session.ts';
import { logIn, renderShow, showing, type Answers } from '../testing/renderShow.tsx';
import { comment, comments, competition, ended, image } from '../testing/showData.ts';

beforeAll(() => startI18n('hu'));

beforeEach(() => logIn());

afterEach(() => {
  cleanup();
  session.clear();
});

const adding = (written: ReturnType<typeof comment> | null, refused: object[] = []): Answers => ({
  AddComment: () => ({
    data: {
      addComment: {
        __typename: 'AddCommentPayload',
        comment: written,
        userErrors: refused.map((error) => ({ __typename: 'UserError', ...error })),
      },
    },
  }),
});

const field = () => screen.findByLabelText(/Hozzászólásod/);
const send = () => screen.getByRole('button', { name: 'Hozzászólok' });
const section = async () => within(await screen.findByRole('region', { name: /Hozzászólások/ }));

describe('writing', () => {
  test('a new comment appears without a reload, and the field is empty again', async () => {
    const written = comment({ id: '71', text: 'Gyönyörű!', own: true, createdAt: '2026-05-20T12:01:00.000Z' });
    const { user, calls } = renderShow({
      ...showing(image({ comments: comments(comment()) })),
      ...adding(written),
    });
    await user.type(await field(), '  Gyönyörű! ');
    await user.click(send());
    expect(await screen.findByText('Gyönyörű!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Hozzászólások (2)' })).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(calls.find(({ name }) => name === 'AddComment')?.variables).toEqual({
      input: { imageNumber: 12, text: 'Gyönyörű!' },
    });
  });

  test('a typed text is there again after a walk to the next photo and back, each with its own', async () => {
    const { user, router } = renderShow(showing(image()));
    await user.type(await field(), 'Félbehagyott');
    await user.click(screen.getByRole('link', { name: 'Következő kép' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/competition/3/show/13'));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await act(() => router.navigate('/competition/3/show/12'));
    await waitFor(async () => expect(await field()).toHaveValue('Félbehagyott'));
  });

  test('the form and what was typed stay when the session ends', async () => {
    const { user } = renderShow({
      ...showing(image()),
      AddComment: () => ({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }),
    });
    await user.type(await field(), 'Félbehagyott');
    await user.click(send());
    await waitFor(() => expect(session.ended()?.username).toBe('entrant05'));
    expect(await field()).toHaveValue('Félbehagyott');
    expect(screen.getByText('Ehhez be kell lépned.')).toBeVisible();
  });

  test('a comment that waits for a moderator is marked', async () => {
    const written = comment({ id: '71', text: 'Várok.', own: true, status: 'PENDING' });
    const { user } = renderShow({ ...showing(image()), ...adding(written) });
    await user.type(await field(), 'Várok.');
    await user.click(send());
    expect(await screen.findByText('Moderálásra vár')).toBeVisible();
  });

  test('a comment that is too long is not sent; the counter says so', async () => {
    const { user, calls } = renderShow(showing(image()));
    fireEvent.change(await field(), { target: { value: '🌅'.repeat(2001) } });
    expect(screen.getByText(/^2.?001 \/ 2.?000 karakter$/)).toBeVisible();
    await user.click(send());
    expect(await screen.findByText('Legfeljebb 2000 karakter lehet; 1 karakterrel hosszabb.')).toBeVisible();
    expect(calls.some(({ name }) => name === 'AddComment')).toBe(false);
  });

  test('a refusal of the server is said at the field, and the text stays', async () => {
    const refusal = { code: 'VALIDATION_FAILED', field: 'text', message: 'Ez nem jó.' };
    const { user } = renderShow({ ...showing(image()), ...adding(null, [refusal]) });
    await user.type(await field(), 'valami');
    await user.click(send());
    expect(await screen.findByText('Ez nem jó.')).toBeVisible();
    expect(await field()).toHaveValue('valami');
    expect(await field()).toBeInvalid();
  });

  test('before voting there is no form', async () => {
    const early = competition({ phase: 'UPLOADING', now: '2026-05-02T00:00:00.000Z' });
    renderShow(showing(image({ own: true, moderation: 'APPROVED', competition: early })));
    expect(await screen.findByText(/Hozzászólni a szavazás kezdetétől lehet/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a visitor is led to the login', async () => {
    session.clear();
    renderShow(showing(image()));
    expect((await section()).getByRole('link', { name: 'Lépj be a hozzászóláshoz.' })).toHaveAttribute(
      'href',
      '/login',
    );
  });
});

describe('reading', () => {
  test('a name is there, hidden until the results, or gone with its account', async () => {
    const list = comments(comment(), comment({ id: '71', author: null }));
    renderShow(showing(image({ comments: list })));
    expect((await section()).getByText('Kiss Anna')).toBeVisible();
    expect(screen.getByText('Név az eredményhirdetésig rejtve')).toBeVisible();
    cleanup();
    renderShow(showing(image({ comments: list, competition: ended() })));
    expect(await screen.findByText('Törölt fiók')).toBeVisible();
  });

  test('times are relative, with the exact one as their title', async () => {
    renderShow(showing(image({ comments: comments(comment()) })));
    const time = await screen.findByText('3 nappal ezelőtt');
    expect(time).toHaveAttribute('datetime', '2026-05-17T12:00:00.000Z');
    expect(time.title).toMatch(/^2026\. május\s17\./);
  });

  test('further pages are added to those that are there', async () => {
    const first = comments(comment());
    const more = { ...first, totalCount: 2, pageInfo: { ...first.pageInfo, hasNextPage: true, endCursor: 'c70' } };
    const { user } = renderShow({
      ...showing(image({ comments: more })),
      MoreComments: () => ({
        data: {
          image: {
            __typename: 'Image',
            id: '12',
            number: 12,
            comments: { ...comments(comment({ id: '72', text: 'Második oldal' })), totalCount: 2 },
          },
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'További hozzászólások' }));
    expect(await screen.findByText('Második oldal')).toBeVisible();
    expect(screen.getByText('Szép fények.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'További hozzászólások' })).toBeNull();
  });
});

describe('moderating', () => {
  test('an administrator rejects a comment, and may approve it again', async () => {
    logIn(true);
    const { user, calls } = renderShow({
      ...showing(image({ comments: comments(comment()), moderation: 'APPROVED' })),
      ModerateComment: ({ input }) => ({
        data: {
          moderateComment: {
            __typename: 'ModerateCommentPayload',
            comment: { __typename: 'Comment', ...(input as object) },
            userErrors: [],
          },
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Elutasítás: Szép fények.' }));
    expect(await screen.findByRole('button', { name: 'Jóváhagyás: Szép fények.' })).toBeVisible();
    expect((await section()).getByText('Elutasítva')).toBeVisible();
    expect(calls.at(-1)?.variables).toEqual({ input: { id: '70', status: 'REJECTED' } });
  });

  test('a disqualification needs a reason', async () => {
    logIn(true);
    const { user, calls } = renderShow({
      ...showing(image({ moderation: 'APPROVED' })),
      ModerateImage: ({ input }) => {
        const { id, status, reason } = input as { id: string; status: string; reason: string };
        const moderated = { __typename: 'Image', id, number: Number(id), moderation: status, moderationReason: reason };
        return {
          data: { moderateImage: { __typename: 'ModerateImagePayload', image: moderated, userErrors: [] } },
        };
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'A kép moderálása' }));
    expect(panel.getByText('(nem kötelező)')).toBeVisible();
    await user.selectOptions(panel.getByLabelText(/Állapot/), 'DISQUALIFIED');
    expect(panel.queryByText('(nem kötelező)')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Mentés' }));
    expect(await panel.findByText('Kizáráshoz add meg az okát.')).toBeVisible();
    expect(calls.some(({ name }) => name === 'ModerateImage')).toBe(false);
    await user.type(panel.getByLabelText(/Indoklás/), 'Nem saját kép.');
    await user.click(panel.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(panel.getByText('Kizárva', { selector: 'strong' })).toBeVisible());
  });
});
