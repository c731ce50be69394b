import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { onNotification } from '../../../notifications/notify.ts';
import { session } from '../../../session/session.ts';
import { setShortcuts } from '../../../ui/shortcuts/pageKeys.ts';
import { logIn, renderShow, showing, type Answers } from '../testing/renderShow.tsx';
import { competition, ended, image, votingInfo } from '../testing/showData.ts';

const messages: string[] = [];
let stop: () => void;

beforeAll(() => startI18n('hu'));

beforeEach(() => {
  messages.length = 0;
  stop = onNotification(({ message }) => messages.push(message));
  logIn();
});

afterEach(() => {
  cleanup();
  stop();
  setShortcuts(true);
  session.clear();
});

const choice = (point: number) => screen.findByRole('button', { name: `${point} pont` });

/** Takes every vote. */
const taking = (voted = 13): Answers => ({
  CastVote: ({ input }) => ({
    data: {
      castVote: {
        __typename: 'CastVotePayload',
        vote: { __typename: 'Vote', imageId: '12', receipt: null, ...(input as object) },
        votingInfo: votingInfo(voted),
        userErrors: [],
      },
    },
  }),
});

const refusing = (code: string, message: string): Answers => ({
  CastVote: () => ({
    data: {
      castVote: {
        __typename: 'CastVotePayload',
        vote: null,
        votingInfo: null,
        userErrors: [{ __typename: 'UserError', code, field: null, message }],
      },
    },
  }),
});

/** An answer that comes when it is told to. */
function held(answers: Answers): { answers: Answers; release: () => void } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const CastVote = answers['CastVote'];
  return {
    answers: { CastVote: async (variables) => gate.then(() => CastVote?.(variables) ?? new Error('no answer')) },
    release: () => release(),
  };
}

const votesCast = (calls: { name: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ name }) => name === 'CastVote').map(({ variables }) => variables['input'] as object);
const number = expect.stringMatching(/^[\w-]{16}$/);

describe('voting', () => {
  test('a choice shows at once, before the server has taken it, and stays', async () => {
    const { answers, release } = held(taking());
    const { user, calls } = renderShow({ ...showing(image()), ...answers });
    await user.click(await choice(4));
    expect(await choice(4)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('40 képből 13 képre szavaztál')).toBeVisible();
    release();
    await waitFor(() => expect(votesCast(calls)).toEqual([{ imageNumber: 12, point: 4, number }]));
    expect(await choice(4)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('40 képből 13 képre szavaztál')).toBeVisible();
  });

  test('a refused vote goes back to the last one, and says why', async () => {
    const { user } = renderShow({
      ...showing(image({ myVote: 2 })),
      ...refusing('OWN_IMAGE', 'Saját képre nem szavazhatsz.'),
    });
    await user.click(await choice(5));
    expect(await screen.findByText('Saját képre nem szavazhatsz.')).toBeVisible();
    expect(messages).toEqual(['A szavazatod nem számít (Hajnal a Dunán): Saját képre nem szavazhatsz.']);
    expect(await choice(2)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('40 képből 12 képre szavaztál')).toBeVisible();
  });

  test('a vote that does not reach the server is kept, and is not shown as saved', async () => {
    const { user } = renderShow({ ...showing(image()), CastVote: () => new Error('offline') });
    await user.click(await choice(3));
    expect(await screen.findByText('Itt megőriztük, a kiszolgálón még nincs elmentve.')).toBeVisible();
    expect(await choice(3)).toHaveAttribute('aria-pressed', 'true');
    expect(messages).toEqual([]);
  });

  test('a vote that fails after the voter went on is told in a notification', async () => {
    const { answers, release } = held(refusing('COMPETITION_PAUSED', 'Erre nem lehet.'));
    const { user } = renderShow({ ...showing(image()), ...answers });
    await user.click(await choice(3));
    await user.click(screen.getByRole('link', { name: 'Következő kép' }));
    release();
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toContain('Erre nem lehet.');
  });

  test('a vote after the end reads the page anew', async () => {
    const { user, calls } = renderShow({ ...showing(image()), ...refusing('WRONG_PHASE', 'Vége.') });
    await user.click(await choice(3));
    const read = () => calls.filter(({ name, variables }) => name === 'ShowImage' && variables['number'] === 12);
    await waitFor(() => expect(read()).toHaveLength(2));
  });

  test('quick choices are sent one by one, and the last one stands', async () => {
    const { answers, release } = held(taking());
    const { user, calls } = renderShow({ ...showing(image()), ...answers });
    await user.click(await choice(1));
    await user.keyboard('234');
    expect(await choice(4)).toHaveAttribute('aria-pressed', 'true');
    release();
    await waitFor(() => expect(votesCast(calls)).toHaveLength(2));
    expect(votesCast(calls)).toEqual([
      { imageNumber: 12, point: 1, number },
      { imageNumber: 12, point: 4, number },
    ]);
    expect(await choice(4)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a vote is withdrawn, and the withdrawal undone', async () => {
    const { user, calls } = renderShow({ ...showing(image({ myVote: 4 })), ...taking(11) });
    await user.click(await screen.findByRole('button', { name: 'Szavazat visszavonása' }));
    expect(await choice(4)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Visszavontad a szavazatod (4 pont).')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Visszaállítás' });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.click(undo);
    expect(await choice(4)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(votesCast(calls)).toEqual([
        { imageNumber: 12, point: null, number },
        { imageNumber: 12, point: 4, number },
      ]),
    );
  });

  test('the next image without a vote is linked, with the filter kept', async () => {
    renderShow(showing(image()), '/competition/3/show/12?type=colour&x=1');
    const link = await screen.findByRole('link', { name: 'Következő kép, amelyre még nem szavaztál' });
    expect(link).toHaveAttribute('href', '/competition/3/show/11?type=colour');
  });
});

describe('the standing', () => {
  const asked = (calls: { name: string }[]) => calls.filter(({ name }) => name === 'VotingStanding').length;

  test('is read once on a walk from image to image', async () => {
    const { user, calls, router } = renderShow(showing(image()));
    expect(await screen.findByText('40 képből 12 képre szavaztál')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Következő kép' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/competition/3/show/13'));
    expect(await screen.findByText('40 képből 12 képre szavaztál')).toBeVisible();
    expect(asked(calls)).toBe(1);
  });

  test('is not read where no vote is taken', async () => {
    const { calls } = renderShow(showing(image({ competition: ended() })));
    await screen.findByRole('region', { name: 'Szavazás' });
    expect(asked(calls)).toBe(0);
  });

  test('says whether the share that a competition asks for is reached, at the very image', async () => {
    // 12 of 40 are 30 %.
    const asking = (minCoverage: number) => showing(image({ competition: competition({ minCoverage }) }));
    renderShow(asking(31));
    expect(await screen.findByText('Legalább 31% kell ahhoz, hogy a szavazataid számítsanak.')).toBeVisible();
    cleanup();
    const { user } = renderShow({ ...asking(30), ...taking(11) });
    expect(await screen.findByText('Megvan a szükséges 30%: a szavazataid számítanak.')).toBeVisible();
    await user.click(await choice(4));
    expect(await screen.findByText('Legalább 30% kell ahhoz, hogy a szavazataid számítsanak.')).toBeVisible();
    cleanup();
    renderShow(asking(0));
    await choice(4);
    expect(screen.queryByText(/számít/)).toBeNull();
  });

  test('that cannot be read leaves the vote', async () => {
    renderShow({ ...showing(image()), VotingStanding: () => ({ data: { votingInfo: null } }) });
    expect(await choice(4)).toBeEnabled();
    expect(screen.queryByText(/képből/)).toBeNull();
  });
});

describe('shortcuts', () => {
  test('a digit gives that point; one outside the range gives none', async () => {
    const { user, calls } = renderShow({ ...showing(image()), ...taking() });
    await choice(1);
    await user.keyboard('95');
    expect(await choice(5)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(votesCast(calls)).toEqual([{ imageNumber: 12, point: 5, number }]));
  });

  test.each([
    ['French', { key: "'", code: 'Digit4' }],
    ['French, with Shift', { key: '4', code: 'Digit4', shiftKey: true }],
    ['Czech', { key: 'č', code: 'Digit4' }],
    ['keypad', { key: '4', code: 'Numpad4' }],
  ])('the key of a digit votes on a keyboard: %s', async (_, key) => {
    const { calls } = renderShow({ ...showing(image()), ...taking() });
    await choice(1);
    fireEvent.keyDown(document.body, key);
    await waitFor(() => expect(votesCast(calls)).toEqual([{ imageNumber: 12, point: 4, number }]));
  });

  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['AltGr', { modifierAltGraph: true }],
    ['Shift', { key: '$', shiftKey: true }],
  ])('the key of a digit with %s gives no point', async (_, held) => {
    const { calls } = renderShow({ ...showing(image()), ...taking() });
    await choice(1);
    fireEvent.keyDown(document.body, { key: "'", code: 'Digit4', ...held });
    fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
    await waitFor(() => expect(votesCast(calls)).toEqual([{ imageNumber: 12, point: 2, number }]));
  });

  test('a digit in the comment is text', async () => {
    const { user, calls } = renderShow({ ...showing(image()), ...taking() });
    await user.type(await screen.findByLabelText(/Hozzászólásod/), '3');
    expect(await choice(3)).toHaveAttribute('aria-pressed', 'false');
    expect(votesCast(calls)).toEqual([]);
  });

  test('arrow keys lead to the neighbours and never change a vote, whatever has the focus', async () => {
    const { user, calls, router } = renderShow({ ...showing(image()), ...taking() });
    await user.click(await choice(2));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/competition/3/show/13'));
    await user.click(await choice(4));
    await user.keyboard('{ArrowDown}{ArrowUp}{Home}{End}');
    await waitFor(() => expect(votesCast(calls)).toHaveLength(2));
    expect(votesCast(calls)).toEqual([
      { imageNumber: 12, point: 2, number },
      { imageNumber: 13, point: 4, number },
    ]);
  });

  test.each(['{Enter}', ' '])('%j on a point gives it', async (key) => {
    const { user, calls } = renderShow({ ...showing(image()), ...taking() });
    (await choice(3)).focus();
    await user.keyboard(key);
    await waitFor(() => expect(votesCast(calls)).toEqual([{ imageNumber: 12, point: 3, number }]));
  });

  test('0 gives ten points where there are ten', async () => {
    const ten = image({ competition: competition({ maxPoint: 10 }) });
    const { user, calls } = renderShow({ ...showing(ten), ...taking() });
    await choice(1);
    await user.keyboard('0');
    await waitFor(() => expect(votesCast(calls)).toEqual([{ imageNumber: 12, point: 10, number }]));
  });

  test('they can be switched off', async () => {
    const { user, calls, router } = renderShow({ ...showing(image()), ...taking() });
    await user.click(await screen.findByRole('checkbox', { name: 'Billentyűparancsok használata', hidden: true }));
    await user.keyboard('3{ArrowRight}');
    expect(votesCast(calls)).toEqual([]);
    expect(router.state.location.pathname).toBe('/competition/3/show/12');
  });
});

describe('no vote', () => {
  test('a visitor is led to the login and back', async () => {
    session.clear();
    const { user, router } = renderShow(showing(image()));
    const voting = within(await screen.findByRole('region', { name: 'Szavazás' }));
    await user.click(voting.getByRole('link', { name: 'Lépj be a szavazáshoz.' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/competition/3/show/12' } });
  });

  test.each([
    ['the own image', image({ own: true, moderation: 'APPROVED' }), 'Ez a te képed'],
    ['a paused competition', image({ competition: competition({ status: 'PAUSED' }) }), 'A pályázat szünetel'],
    ['an ended competition', image({ competition: ended() }), 'A szavazás lezárult'],
  ])('%s says why', async (_, shown, text) => {
    renderShow(showing(shown));
    expect(await screen.findByRole('region', { name: 'Szavazás' })).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /pont$/ })).toBeNull();
  });
});
