import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { IntegrityTab } from './IntegrityTab.tsx';

beforeAll(() => startI18n('en'));

const change = (imageNumber: number, title: string, before: number, after: number) => ({
  __typename: 'RankChange',
  imageId: String(imageNumber),
  imageNumber,
  title,
  rankBefore: before,
  rankAfter: after,
  overallRankBefore: before,
  overallRankAfter: after,
});
const image = {
  __typename: 'RadarImage',
  imageId: '12',
  imageNumber: 12,
  title: 'Dawn',
  direction: 'HIGHER',
  judged: 19,
  expectedJudged: 7,
  unusual: 17,
  expected: 0.8,
  mean: 4.9,
  others: 3.1,
};
const circle = {
  __typename: 'RadarCircle',
  name: 'A',
  size: 19,
  common: 18,
  expected: 1.2,
  judged: 120,
  same: 52,
  expectedSame: 48,
  ownImages: 1,
  images: [image],
  effect: [change(12, 'Dawn', 1, 4)],
};
const competition = (fields: Record<string, unknown>): Answer => ({
  data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, ...fields } },
});
const radar = competition({
  radar: {
    __typename: 'Radar',
    state: 'READY',
    failure: null,
    computedAt: '2026-06-01T10:00:00.000Z',
    people: 1000,
    votes: 90_000,
    circles: [circle],
  },
});
const exclusion = (changes: Record<string, unknown> = {}) => ({
  __typename: 'BallotExclusion',
  id: '5',
  imageId: '12',
  imageNumber: 12,
  title: 'Dawn',
  ballots: 19,
  reason: 'RING',
  note: 'They meet on Tuesdays.',
  aloneNote: null,
  state: 'PROPOSED',
  own: false,
  proposedBy: 'katalin',
  proposedAt: '2026-06-02T10:00:00Z',
  confirmedBy: null,
  effectiveAt: null,
  revokedBy: null,
  revokedAt: null,
  effect: [change(12, 'Dawn', 1, 4)],
  ...changes,
});
const list = (exclusions: unknown[], effect: unknown[] = []) =>
  competition({ exclusions: { __typename: 'BallotExclusions', exclusions, effect } });
const payload = (
  name: string,
  done: unknown,
  refused: { code: string; field: string | null; message: string }[] = [],
) => ({
  data: {
    [name]: {
      __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`,
      exclusion: done,
      userErrors: refused.map((one) => ({ __typename: 'UserError', ...one })),
    },
  },
});
const open = (exclusions: Answer, answers: Answers = {}) =>
  renderRoutes([{ path: '/', element: <IntegrityTab competitionNumber={7} timeZone="UTC" /> }], '/', {
    Radar: () => radar,
    Exclusions: () => exclusions,
    Observer: () => ({
      data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, observer: null } },
    }),
    ...answers,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('excluding the ballots of a group on a photo', () => {
  it('is proposed with a reason and a note, and shows the ranks before', async () => {
    const { calls } = open(list([]), { ExcludeBallots: () => payload('excludeBallots', exclusion({ own: true })) });
    await press('Exclude these ballots… (Dawn)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclude ballots: Dawn' }));
    expect(dialog.getByText(/group A has cast on this photo, 19/)).toBeVisible();
    expect(dialog.getByRole('table')).toHaveTextContent('Dawn1 → 4▼3down by 31 → 4▼3down by 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await dialog.findByText('Please write something here.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /What has led to it/ }), 'Alike.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Why/ }), 'DUPLICATE_PERSON');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = {
      competitionNumber: 7,
      imageNumber: 12,
      circle: { name: 'A', computedAt: '2026-06-01T10:00:00.000Z' },
      reason: 'DUPLICATE_PERSON',
      note: 'Alike.',
      aloneNote: null,
    };
    expect(calls.find(({ name }) => name === 'ExcludeBallots')?.variables).toEqual({ input });
    await waitFor(() => expect(calls.filter(({ name }) => name === 'Exclusions')).toHaveLength(2));
  });

  it('alone needs a note of its own, and says why it was refused', async () => {
    const message = 'The radar has looked again since.';
    const refused = payload('excludeBallots', null, [{ code: 'RADAR_CHANGED', field: null, message }]);
    const { calls } = open(list([]), { ExcludeBallots: () => refused });
    await press('Exclude these ballots… (Dawn)');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /What has led to it/ }), 'Alike.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I decide alone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude now' }));
    expect(await dialog.findByText('Please write something here.')).toBeVisible();
    expect(calls.some(({ name }) => name === 'ExcludeBallots')).toBe(false);
    await userEvent.type(dialog.getByRole('textbox', { name: /Why nobody else/ }), 'Ill.');
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude now' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(calls.find(({ name }) => name === 'ExcludeBallots')?.variables).toMatchObject({
      input: { aloneNote: 'Ill.' },
    });
  });
});

describe('excluding ballots by number', () => {
  const numbers = ['AAAAAAAAAAAAAAA1', 'AAAAAAAAAAAAAAA2'];
  const start = async (answers: Answers) => {
    const { calls } = open(list([]), answers);
    await press('Exclude ballots by the numbers on receipts…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclude ballots by number' }));
    const write = async (name: RegExp, text: string) => {
      const box = dialog.getByRole('textbox', { name });
      await userEvent.clear(box);
      await userEvent.type(box, text);
    };
    return { calls, dialog, write, propose: () => userEvent.click(dialog.getByRole('button', { name: 'Propose' })) };
  };

  it('names what is wrong with each box, and sends nothing until all is right', async () => {
    const { calls, dialog, write, propose } = await start({
      ExcludeBallots: () => payload('excludeBallots', exclusion({ own: true })),
    });
    await propose();
    expect(dialog.getByText('This is neither the number of a photo nor the address of its page.')).toBeVisible();
    expect(dialog.getAllByText('Please write something here.')).toHaveLength(2);
    await write(/photo/, 'https://foto.example/competition/7/show/12');
    await write(/Numbers/, `${numbers[0]} short`);
    await write(/What has led/, 'Reported.');
    await propose();
    expect(dialog.getByText(/not the number of a ballot: short\./)).toBeVisible();
    expect(calls.some(({ name }) => name === 'ExcludeBallots')).toBe(false);
    await write(/Numbers/, numbers.join('{Enter}'));
    expect(dialog.getByText(/2 so far\./)).toBeVisible();
    await propose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ name }) => name === 'ExcludeBallots')?.variables).toEqual({
      input: {
        competitionNumber: 7,
        imageNumber: 12,
        ballots: numbers,
        reason: 'RULE',
        note: 'Reported.',
        aloneNote: null,
      },
    });
  });

  it('keeps what was written when the service refuses it, and says why', async () => {
    const message = 'There is no ballot with this number on the photo: AAAAAAAAAAAAAAA2';
    const { dialog, write, propose } = await start({
      ExcludeBallots: () => payload('excludeBallots', null, [{ code: 'BALLOT_UNKNOWN', field: 'ballots', message }]),
    });
    await write(/photo/, '12');
    await write(/Numbers/, numbers.join(' '));
    await write(/What has led/, 'Reported.');
    await propose();
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Numbers/ })).toHaveValue(numbers.join(' '));
  });
});

describe('the list of decisions', () => {
  it('lets another administrator confirm, after a question', async () => {
    const { calls } = open(list([exclusion()]), {
      ConfirmExclusion: () => payload('confirmExclusion', exclusion({ state: 'EFFECTIVE' })),
    });
    expect(await screen.findByText('They meet on Tuesdays.')).toBeVisible();
    expect(screen.getByText(/19 ballots\. Several people have agreed\. Proposed/)).toBeVisible();
    expect(screen.getByText(/proposed by katalin/)).toBeVisible();
    await press('Confirm');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Exclude these ballots?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'ConfirmExclusion')?.variables).toEqual({
        input: { competitionNumber: 7, id: '5', aloneNote: null },
      }),
    );
  });

  it('lets who has proposed it confirm with a note only', async () => {
    const { calls } = open(list([exclusion({ own: true })]), {
      ConfirmExclusion: () => payload('confirmExclusion', exclusion({ state: 'EFFECTIVE', aloneNote: 'Ill.' })),
    });
    expect(await screen.findByText(/Another administrator has to confirm it; until then/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I decide alone' }));
    await press('Confirm alone…');
    expect(await screen.findByText('Please write something here.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Why nobody else/ }), 'Ill.');
    await press('Confirm alone…');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'ConfirmExclusion')?.variables).toMatchObject({
        input: { aloneNote: 'Ill.' },
      }),
    );
  });

  it('takes one in effect back, says what was refused, and shows both rankings in both languages', async () => {
    const effective = exclusion({ state: 'EFFECTIVE', confirmedBy: null, effectiveAt: '2026-06-03T10:00:00Z' });
    const message = 'This is not possible any more: the decision is revoked.';
    const refused = payload('revokeExclusion', null, [{ code: 'ILLEGAL_EXCLUSION_STATE', field: null, message }]);
    open(list([effective], [change(12, 'Dawn', 1, 4)]), { RevokeExclusion: () => refused });
    expect(await screen.findByText('Ranks with all ballots, and as they are counted:')).toBeVisible();
    expect(screen.getByText(/confirmed by a deleted account/)).toBeVisible();
    await press('Revoke');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke this decision?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(message)).toBeVisible();
    await act(() => changeLocale('hu'));
    expect(await screen.findByText('Kizárt szavazatok')).toBeVisible();
    expect(screen.getByText(/19 szavazat\. Többen összebeszéltek\. Érvényes/)).toBeVisible();
    await act(() => changeLocale('en'));
  });

  it('offers nothing for a revoked one', async () => {
    const revoked = { state: 'REVOKED', revokedBy: 'admin', revokedAt: '2026-06-04T10:00:00Z' };
    open(list([exclusion(revoked)]));
    expect(await screen.findByText(/revoked by admin/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Revoke|Give up|Confirm/ })).toBeNull();
  });
});
