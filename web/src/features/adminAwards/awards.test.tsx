import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { recordNotifications, renderRoutes } from '../../testing/render.tsx';
import { competition, image } from '../../ui/competition/testing/competitionData.ts';
import { AwardsPage } from './AwardsPage.tsx';

beforeAll(async () => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n('en');
});

const text = (words: string) => ({ __typename: 'LocalizedText', hu: words, en: words });
const author = (name: string) => ({ __typename: 'Author', id: name, firstName: name, lastName: 'Kiss' });
const candidate = (number: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'AwardCandidate',
  image: { ...image(number), type: 'colour' },
  sum: 30 - number,
  marks: 3,
  accepted: true,
  breach: null,
  ...changes,
});
const award = (number: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'AdminAward',
  id: String(number),
  number,
  version: 1,
  position: number,
  kind: 'PLACE',
  title: text(`Prize ${number}`),
  place: number,
  type: 'colour',
  seat: null,
  most: 1,
  vacant: 0,
  winners: [],
  next: [],
  ...changes,
});
const winner = (number: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'AdminAwardWinner',
  told: true,
  note: '',
  author: author('Anna'),
  image: image(number),
  ...changes,
});

/** A service that gives awards, and refuses a second one to the author of photo 13. */
function service(awards: ReturnType<typeof award>[]) {
  const jury = () => ({
    __typename: 'AdminJury',
    version: 1,
    oneAwardPerImage: true,
    oneAwardPerAuthor: true,
    awardsConfirmedAt: null,
    seats: [
      { __typename: 'AdminJurySeat', seat: 1, firstName: 'Éva', lastName: 'Nagy', state: 'ACCEPTED', chair: true },
    ],
    awards,
    bestAuthors: [
      {
        __typename: 'BestAuthors',
        type: null,
        authors: [
          { __typename: 'AuthorStanding', author: author('Anna'), accepted: 4, sum: 17.5, awards: 2, proposed: true },
          { __typename: 'AuthorStanding', author: author('Bela'), accepted: 3, sum: 15, awards: 1, proposed: false },
        ],
      },
    ],
  });
  const candidates = [candidate(11), candidate(12), candidate(13, { breach: 'AWARD_ONE_PER_AUTHOR' })];
  return {
    AdminAwards: () => ({
      data: {
        adminCompetition: {
          __typename: 'AdminCompetition',
          id: '2',
          number: 2,
          competition: competition({ judgedBy: 'JURY' }),
          jury: jury(),
        },
      },
    }),
    AwardCandidates: ({ starred }: Record<string, unknown>) => ({
      data: {
        awardCandidates: {
          __typename: 'AwardCandidatePage',
          items: starred === true ? candidates.slice(1, 2) : candidates,
          pageInfo: { __typename: 'NumberedPageInfo', page: 0, totalItems: 3, totalPages: 1 },
        },
      },
    }),
    GiveAward: (variables: Record<string, unknown>) => {
      const { awardNumber, winners } = variables['input'] as {
        awardNumber: number;
        winners: { imageNumber?: number }[];
      };
      const isRefused = winners.some(({ imageNumber }) => imageNumber === 13);
      const message = 'Another photo of this author has an award in this category.';
      if (!isRefused)
        awards = awards.map((one) =>
          one.number === awardNumber
            ? {
                ...one,
                version: one.version + 1,
                winners: winners.map((each) => winner(each.imageNumber ?? 0)) as never[],
              }
            : one,
        );
      return {
        data: {
          giveAward: {
            __typename: 'GiveAwardPayload',
            jury: isRefused ? null : jury(),
            userErrors: isRefused
              ? [{ __typename: 'UserError', code: 'AWARD_RULE', field: 'winners[0].imageId', message }]
              : [],
          },
        },
      };
    },
  };
}
const openWith = (answers: Parameters<typeof renderRoutes>[2], search = '&award=1') =>
  renderRoutes(
    [{ path: '/admin/competition/:id', element: <AwardsPage competitionNumber={2} /> }],
    `/admin/competition/2?awards=${search}`,
    answers,
  );
const open = (awards: ReturnType<typeof award>[], search = '') => openWith(service(awards), search);
const sent = (calls: { name: string; variables: Record<string, unknown> }[]) =>
  calls
    .filter(({ name }) => name === 'GiveAward')
    .map(({ variables }) => (variables['input'] as { winners: unknown }).winners);
const versions = (calls: { name: string; variables: Record<string, unknown> }[]) =>
  calls
    .filter(({ name }) => name === 'GiveAward')
    .map(({ variables }) => (variables['input'] as { version: number }).version);

it('gives an award by Enter and takes it by Delete, with the photos in order and arrows between them', async () => {
  const heard = recordNotifications();
  const { user, calls } = open([award(1), award(2)]);
  await user.click(await screen.findByRole('button', { name: /Prize 1/, pressed: false }));
  const first = await screen.findByRole('button', { name: /Kép 11/ });
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /Kép 12/, pressed: false })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(calls)).toEqual([[{ imageNumber: 12 }]]));
  expect(await screen.findByRole('button', { name: /Kép 12.*Has the award/, pressed: true })).toHaveFocus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(sent(calls)).toEqual([[{ imageNumber: 12 }], []]));
  expect(heard.map(({ message }) => message)).toEqual(['The award is given.', 'The award is taken away.']);
});

it('tells the rule that refuses, without the name of an author', async () => {
  const heard = recordNotifications();
  const { user } = open([award(1)], '&award=1');
  const tile = await screen.findByRole('button', { name: /Kép 13/ });
  expect(tile).toHaveTextContent('Another photo of this author has an award in this category.');
  await user.click(tile);
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.message).not.toMatch(/Anna|Bela|Kiss/);
  expect(screen.getByRole('region', { name: 'Colour' })).not.toHaveTextContent('Kiss');
});

it('filters by score, and by what it can be given to', async () => {
  const { user } = open([award(1)], '&award=1');
  await screen.findByRole('button', { name: /Kép 11/ });
  await user.type(screen.getByLabelText('At least this score'), '6.1');
  expect(screen.queryByRole('button', { name: /Kép 12/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Kép 11/ })).toBeVisible();
  await user.clear(screen.getByLabelText('At least this score'));
  await user.click(screen.getByLabelText('Only those it can be given to'));
  expect(screen.queryByRole('button', { name: /Kép 13/ })).toBeNull();
});

it('shows those alone that a judge has starred', async () => {
  const { user } = open([award(1)], '&award=1');
  await screen.findByRole('button', { name: /Kép 11/ });
  await user.click(screen.getByLabelText('★ Only those that a judge has starred'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Kép 11/ })).toBeNull());
  expect(await screen.findByRole('button', { name: /Kép 12/ })).toBeVisible();
  await user.type(screen.getByLabelText('At least this score'), '99');
  expect(screen.getByText('No photo is like that.')).toBeVisible();
});

it('shows a vacant award with those next in order, to whom it can be given', async () => {
  const vacant = award(1, { vacant: 1, winners: [winner(9, { told: false })], next: [candidate(12)] });
  const { user, calls } = open([vacant]);
  expect(await screen.findByText(/Nobody moves up by itself/)).toBeVisible();
  expect(screen.getByText('The photo was hidden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give: Kép 12' }));
  await waitFor(() => expect(sent(calls)).toEqual([[{ imageNumber: 12 }]]));
});

it('proposes the best author, and gives it to another one with a reason', async () => {
  const best = award(3, { kind: 'BEST_AUTHOR', type: null, place: null, title: text('Best author') });
  const { user, calls } = open([best], '&award=3');
  const row = await screen.findByRole('row', { name: /Anna Kiss/ });
  expect(within(row).getByText('proposed')).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'By draw.');
  await user.click(screen.getByRole('button', { name: 'Give: Bela Kiss' }));
  await waitFor(() => expect(sent(calls)).toEqual([[{ accountId: 'Bela', note: 'By draw.' }]]));
});

it('gives every photo that is pressed while the award before it is still being given, and says so', async () => {
  const heard = recordNotifications();
  const answers = service([award(1, { most: 3 })]);
  const held: (() => void)[] = [];
  const { user, calls } = openWith({
    ...answers,
    GiveAward: async (variables: Record<string, unknown>) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return answers.GiveAward(variables);
    },
  });
  const tile = (number: number) => screen.getByRole('button', { name: new RegExp(`Kép ${number}`) });
  (await screen.findByRole('button', { name: /Kép 11/ })).focus();
  await user.keyboard('{Enter}{ArrowRight}{Enter}{Enter}');
  await user.click(tile(11));
  // The focus stays, and the photos tell that they wait.
  await user.click(tile(12));
  expect(tile(12)).toHaveFocus();
  for (const number of [11, 12]) expect(tile(number)).toHaveTextContent('Being given …');
  expect(sent(calls)).toEqual([[{ imageNumber: 11 }]]);
  held[0]?.();
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  // The second one is added to the first, of the version that the first has made.
  expect(sent(calls)[1]).toEqual([{ imageNumber: 11 }, { imageNumber: 12 }]);
  expect(versions(calls)).toEqual([1, 2]);
  // Taken back before it is given.
  tile(12).focus();
  await user.keyboard('{Delete}');
  expect(tile(12)).toHaveTextContent('Being taken away …');
  held[1]?.();
  await waitFor(() => expect(sent(calls)).toHaveLength(3));
  held[2]?.();
  await waitFor(() => expect(tile(12)).not.toHaveTextContent(/Being/));
  expect(sent(calls)[2]).toEqual([{ imageNumber: 11 }]);
  expect(tile(12)).toHaveAttribute('aria-pressed', 'false');
  expect(heard.map(({ message }) => message)).toEqual([
    'The award is given.',
    'The award is given.',
    'The award is taken away.',
  ]);
});

it('goes on with the presses behind one that is refused', async () => {
  const heard = recordNotifications();
  const { user, calls } = open([award(1)], '&award=1');
  await user.click(await screen.findByRole('button', { name: /Kép 13/ }));
  await user.click(screen.getByRole('button', { name: /Kép 12/ }));
  await waitFor(() => expect(sent(calls)).toEqual([[{ imageNumber: 13 }], [{ imageNumber: 12 }]]));
  await waitFor(() => expect(heard).toHaveLength(2));
  expect(await screen.findByRole('button', { name: /Kép 12.*Has the award/, pressed: true })).toBeVisible();
});
