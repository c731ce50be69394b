import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { itemOf } from '../../ui/admin/competition/testing/competitionData.ts';
import type { ModeratedItemFragment } from './generated/graphql.ts';
import { ItemsTab } from './ItemsTab.tsx';

beforeAll(() => startI18n('en'));

type Moderation = NonNullable<ModeratedItemFragment['image']['moderation']>;

/** The moderation and the reason that each entry has at first. */
const entries: Record<string, [Moderation, string | null]> = {
  1: ['PENDING', null],
  2: ['REJECTED', 'Too small'],
  3: ['PENDING', null],
  4: ['APPROVED', null],
};

const itemFor = (id: string): ModeratedItemFragment => ({
  __typename: 'ModerationItem',
  id,
  signals: [],
  comment: null,
  image: {
    ...({
      __typename: 'Image',
      id,
      number: Number(id),
      title: `Photo ${id}`,
      width: 300,
      height: 200,
      thumbhash: '',
    } as const),
    urlNeedsToken: false,
    thumb: `/t${id}`,
    small: `/s${id}`,
    medium: `/m${id}`,
    large: `/l${id}`,
    type: 'colour',
    createdAt: '2026-05-01T10:00:00.000Z',
    author: null,
    moderation: entries[id]?.[0] ?? null,
    moderationReason: entries[id]?.[1] ?? null,
  },
});

interface Sent {
  ids: string[];
  status: Moderation;
  reason: string | null;
  ifStatus?: Moderation;
}

/** @param refusedTo ids that somebody else has decided on, by the status that is asked for @param competition where it stands */
async function open(
  refusedTo: Partial<Record<Moderation, string[]>> = {},
  perPage = 4,
  competition: Partial<AdministeredCompetitionFragment['competition']> = {},
) {
  const sent: Sent[] = [];
  const all = Object.keys(entries);
  const shown = renderRoutes(
    [{ path: '/x', element: <ItemsTab kind="IMAGE" item={itemOf({}, competition)} timeZone="Europe/Budapest" /> }],
    '/x',
    {
      ModeratedItems: ({ page, size }) => {
        const taken = size === 100 ? 3 : perPage;
        const from = Number(page) * taken;
        const items = all.slice(from, from + taken).map(itemFor);
        const pageInfo = {
          __typename: 'NumberedPageInfo',
          page,
          size,
          totalItems: 4,
          totalPages: Math.ceil(4 / taken),
        };
        return { data: { moderationPage: { __typename: 'ModerationPage', items, pageInfo } } };
      },
      RankingWithout: ({ imageIds }) => {
        const [imageId] = imageIds as string[];
        const ranks = { rankBefore: 1, rankAfter: null, overallRankBefore: 1, overallRankAfter: null };
        const photo = { imageId, imageNumber: Number(imageId), title: `Photo ${imageId}` };
        const rankingWithout = [{ __typename: 'RankChange', ...photo, ...ranks }];
        return { data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, rankingWithout } } };
      },
      ModerateImages: ({ input }) => {
        const wanted = input as Sent;
        sent.push(wanted);
        const results = wanted.ids.map((id) => {
          const isRefused = refusedTo[wanted.status]?.includes(id) ?? false;
          return {
            __typename: 'ModerateImageResult',
            id,
            refusal: isRefused ? 'STATUS_CHANGED' : null,
            previousStatus: entries[id]?.[0],
            previousReason: entries[id]?.[1],
            changedBy: isRefused ? 'katalin' : null,
            changedAt: null,
            image: null,
          };
        });
        return { data: { moderateImages: { __typename: 'ModerateImagesPayload', results, userErrors: [] } } };
      },
    },
  );
  await screen.findByRole('checkbox', { name: 'Choose row 1' });
  const bar = () => screen.findByRole('region', { name: 'What is chosen' });
  const press = async (name: string) => shown.user.click(within(await bar()).getByRole('button', { name }));
  return { ...shown, sent, bar, press };
}

describe('an action on many photos', () => {
  it('names those that somebody else has decided on, and the others go back to what each was', async () => {
    const { user, sent, bar, press } = await open({ APPROVED: ['3'], PENDING: ['1'] });
    await user.click(screen.getByRole('checkbox', { name: 'Choose every row of this page' }));
    await press('Approve');
    expect(await within(await bar()).findByText('3 photos approved.')).toBeVisible();
    expect(
      within(await bar())
        .getByText('Photo 3')
        .closest('li'),
    ).toHaveTextContent('Photo 3: katalin has decided on it already.');
    expect(sent).toEqual([{ ids: ['1', '2', '3', '4'], status: 'APPROVED', reason: null }]);
    sent.length = 0;
    await press('Undo');
    // Number 4 was approved before; number 1 is somebody else's decision by now.
    expect(await within(await bar()).findByText('Taken back: 1 photo is what it was before.')).toBeVisible();
    expect(sent).toEqual([
      { ids: ['1'], status: 'PENDING', reason: null, ifStatus: 'APPROVED', undo: true },
      { ids: ['2'], status: 'REJECTED', reason: 'Too small', ifStatus: 'APPROVED', undo: true },
    ]);
    expect(
      within(await bar())
        .getByText('Photo 1')
        .closest('li'),
    ).toHaveTextContent('katalin has decided');
    expect(within(await bar()).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is done to all that match when that is chosen, however many pages they take', async () => {
    const { user, sent, bar, press } = await open({}, 2);
    await user.click(screen.getByRole('checkbox', { name: 'Choose row 1' }));
    await press('Choose all 4');
    expect(await within(await bar()).findByText('Chosen: 4')).toBeVisible();
    await press('Reject');
    const dialog = await screen.findByRole('dialog', { name: 'Reject' });
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(await bar()).findByText('4 photos rejected.')).toBeVisible();
    expect(sent.map(({ ids, status }) => [ids, status])).toEqual([[['1', '2', '3', '4'], 'REJECTED']]);
  });

  it('sends those that need a look back to the queue, without a reason', async () => {
    const { user, sent, bar, press } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose row 4' }));
    await press('Put into the queue');
    expect(await within(await bar()).findByText('1 photo put into the queue.')).toBeVisible();
    expect(sent).toEqual([{ ids: ['4'], status: 'PENDING', reason: null }]);
  });

  it.each([
    ['Put into the queue', 'PENDING', /^The photo goes into the queue: /, null],
    ['Reject', 'REJECTED', /^The photo is rejected: /, null],
    ['Disqualify', 'DISQUALIFIED', /^The photo is disqualified: /, 'It does not fit the theme.'],
  ] as const)('asks with the ranks before and after, once there are ranks: %s', async (verb, status, says, reason) => {
    const { user, sent, press } = await open({}, 4, { status: 'PUBLISHED', phase: 'AWARD' });
    await user.click(screen.getByRole('checkbox', { name: 'Choose row 4' }));
    await press(verb);
    const dialog = () => screen.findByRole('dialog', { name: verb });
    expect(within(await dialog()).getByText(says)).toBeVisible();
    const table = await within(await dialog()).findByRole('table', { name: 'How the ranking would change' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Photo 41 → –1 → –');
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await press(verb);
    if (reason) await user.click(within(await dialog()).getByRole('button', { name: reason }));
    await user.click(within(await dialog()).getByRole('button', { name: verb }));
    await waitFor(() => expect(sent).toEqual([{ ids: ['4'], status, reason }]));
  });

  it('asks for a reason as its owner will read it, which only a disqualification needs', async () => {
    const { user, press } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose row 4' }));
    const fieldOf = async (verb: string) => {
      await press(verb);
      const dialog = within(await screen.findByRole('dialog', { name: verb }));
      const field = dialog.getByRole('textbox');
      expect(field).toHaveAccessibleDescription(/^The owner reads a ready-made reason in their own language/);
      const [required, name] = [field.hasAttribute('required'), dialog.getByText(/^Reason/).textContent];
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      return { required, name };
    };
    expect(await fieldOf('Reject')).toEqual({ required: false, name: 'Reason(optional)' });
    expect(await fieldOf('Disqualify')).toEqual({ required: true, name: 'Reason' });
  });
});

it.each([
  ['', 'No photo has been entered yet.'],
  ['?status=REJECTED', 'There are no such photos.'],
  ['?q=bridge', 'There are no such photos.'],
])('says whether there are none at all, or none that the filters let through: "%s"', async (query, said) => {
  const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 20, totalItems: 0, totalPages: 0 };
  renderRoutes(
    [{ path: '/x', element: <ItemsTab kind="IMAGE" item={itemOf({}, {})} timeZone="Europe/Budapest" /> }],
    `/x${query}`,
    { ModeratedItems: () => ({ data: { moderationPage: { __typename: 'ModerationPage', items: [], pageInfo } } }) },
  );
  expect(await screen.findByText(said)).toBeVisible();
});
