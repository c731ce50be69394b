import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { itemOf } from '../../../ui/admin/competition/testing/competitionData.ts';
import type { SimilarEntriesFragment } from '../generated/graphql.ts';
import { SimilarTab } from './SimilarTab.tsx';

beforeAll(() => startI18n('en'));

const exposure = {
  ...({ __typename: 'Exposure', camera: 'Nikon Z6', lens: null, focalLength: 50, aperture: 2.8 } as const),
  shutter: 0.004,
  iso: 100,
  takenAt: '2026-05-01T10:00:00',
};
const entry = (
  id: string,
  changes: Partial<SimilarEntriesFragment['first']> = {},
): SimilarEntriesFragment['first'] => ({
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
  ...({ createdAt: '2026-05-01T10:00:00.000Z', moderation: 'APPROVED', exposure } as const),
  ...changes,
});
const second = entry('2', { exposure: { ...exposure, iso: 200 } });

/** @param competition where it stands */
async function open(competition: Partial<AdministeredCompetitionFragment['competition']> = { phase: 'VOTING' }) {
  const sent: unknown[] = [];
  const pair = {
    ...({ __typename: 'SimilarPair', id: '1-2', distance: 3, sameAuthor: false, dismissedBy: null } as const),
    first: entry('1'),
    second,
  };
  const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 10, totalItems: 1, totalPages: 1 };
  const shown = renderRoutes(
    [{ path: '/x', element: <SimilarTab item={itemOf({}, competition)} timeZone="Europe/Budapest" /> }],
    '/x',
    {
      SimilarPairs: ({ dismissed }) => {
        const items = dismissed ? [] : [pair];
        return { data: { similarPage: { __typename: 'SimilarPairPage', items, pageInfo } } };
      },
      ModerateImages: ({ input }) => {
        sent.push(input);
        const { ids } = input as { ids: string[] };
        const result = {
          __typename: 'ModerateImageResult',
          id: ids[0],
          refusal: null,
          previousStatus: 'PENDING',
          previousReason: 'Wait',
          changedBy: null,
          changedAt: null,
          image: null,
        };
        const payload = { __typename: 'ModerateImagesPayload', results: [result], userErrors: [] };
        return { data: { moderateImages: payload } };
      },
      RankingWithout: ({ imageIds }) => {
        const [imageId] = imageIds as string[];
        const ranks = { rankBefore: 1, rankAfter: null, overallRankBefore: 1, overallRankAfter: null };
        const photo = { imageId, imageNumber: Number(imageId), title: `Photo ${imageId}` };
        const rankingWithout = [{ __typename: 'RankChange', ...photo, ...ranks }];
        return { data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, rankingWithout } } };
      },
      DismissSimilar: ({ input }) => {
        sent.push(input);
        const payload = { __typename: 'DismissSimilarPayload', pair: { ...pair, dismissedBy: 'anna' }, userErrors: [] };
        return { data: { dismissSimilar: payload } };
      },
    },
  );
  const item = await screen.findByRole('listitem', { name: 'Similar pair: #1 and #2' });
  item.focus();
  return { ...shown, item, sent };
}

describe('a similar pair', () => {
  it('blinks while Space is held: the second photo stands over the first', async () => {
    const { item } = await open();
    expect(screen.queryByTestId('over')).toBeNull();
    fireEvent.keyDown(item, { key: ' ' });
    expect(screen.getByTestId('over').querySelector('img')).toHaveAttribute('src', '/m2');
    fireEvent.keyUp(item, { key: ' ' });
    expect(screen.queryByTestId('over')).toBeNull();
    // The same by pointer.
    const button = screen.getByRole('button', { name: 'Hold: one over the other' });
    fireEvent.pointerDown(button);
    expect(screen.getByTestId('over')).toBeInTheDocument();
    fireEvent.pointerUp(button);
    expect(screen.queryByTestId('over')).toBeNull();
    // A browser moves the focus to the button as it is pressed.
    act(() => screen.getByRole('button', { name: 'Zoom both' }).focus());
    fireEvent.pointerDown(button);
    act(() => button.focus());
    expect(screen.getByTestId('over')).toBeInTheDocument();
    fireEvent.pointerUp(button);
    // The page may move below a pointer that rests there while the key is held.
    act(() => item.focus());
    fireEvent.keyDown(item, { key: ' ' });
    fireEvent.pointerLeave(button);
    expect(screen.getByTestId('over')).toBeInTheDocument();
    fireEvent.blur(item);
    expect(screen.queryByTestId('over')).toBeNull();
  });

  it('is zoomed at the same place on both photos', async () => {
    const { item, user } = await open();
    await user.keyboard('z{ArrowRight}{ArrowUp}');
    const origins = [...item.querySelectorAll<HTMLElement>('[style*="transform-origin"]')];
    expect(origins.map(({ style }) => style.transformOrigin)).toEqual(['60% 40%', '60% 40%']);
    expect(screen.getByRole('button', { name: 'Zoom both' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('tells what differs in the two files', async () => {
    const { user } = await open();
    await user.click(screen.getByText('What the two files say, differences: 1'));
    const rows = within(screen.getByRole('group', { name: 'What the two files say' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toContain('≠ SensitivityISO 100ISO 200');
    expect(rows).toContain('Shutter1/250 s1/250 s');
    // Neither says which lens it was.
    expect(rows.some((row) => row?.startsWith('Lens'))).toBe(false);
  });

  it('is decided by keys, and a disqualification can be taken back', async () => {
    const { user, sent, item, notifications } = await open();
    await user.keyboard('2');
    await waitFor(() =>
      expect(sent).toEqual([{ ids: ['2'], status: 'DISQUALIFIED', reason: 'The same photo as #1.' }]),
    );
    await screen.findByRole('button', { name: 'Undo (#2)' });
    expect(notifications.at(-1)?.message).toBe('Photo Photo 2 (#2) is disqualified: The same photo as #1.');
    item.focus();
    await user.keyboard('u');
    await waitFor(() =>
      expect(sent[1]).toEqual({ ids: ['2'], status: 'PENDING', reason: 'Wait', ifStatus: 'DISQUALIFIED', undo: true }),
    );
    item.focus();
    await user.keyboard('n');
    await waitFor(() => expect(sent[2]).toEqual({ firstId: '1', secondId: '2', dismissed: true }));
  });

  it('is told of with what was done, and each can be taken back from there', async () => {
    const { user, sent, item, notifications, takeOffer } = await open();
    await user.keyboard('2');
    await screen.findByRole('button', { name: 'Undo (#2)' });
    act(takeOffer);
    await waitFor(() =>
      expect(sent[1]).toEqual({ ids: ['2'], status: 'PENDING', reason: 'Wait', ifStatus: 'DISQUALIFIED', undo: true }),
    );
    expect(screen.queryByRole('button', { name: 'Undo (#2)' })).toBeNull();
    item.focus();
    await user.keyboard('n');
    await waitFor(() => expect(notifications.at(-1)?.message).toBe('#1 and #2 are marked as no duplicates.'));
    act(takeOffer);
    await waitFor(() => expect(sent[3]).toEqual({ firstId: '1', secondId: '2', dismissed: false }));
    await waitFor(() => expect(notifications.at(-1)?.message).toBe('#1 and #2 count as alike again.'));
  });

  it('is not asked about where none waits, and those marked as no duplicates are counted', async () => {
    renderRoutes([{ path: '/x', element: <SimilarTab item={itemOf()} timeZone="Europe/Budapest" /> }], '/x', {
      SimilarPairs: ({ dismissed }) => {
        const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 10, totalItems: dismissed ? 2 : 0 };
        const similarPage = { __typename: 'SimilarPairPage', items: [], pageInfo: { ...pageInfo, totalPages: 1 } };
        return { data: { similarPage } };
      },
    });
    expect(await screen.findByText('No pair waits for you.')).toBeVisible();
    expect(await screen.findByText(/Marked as no duplicates: 2 pairs\./)).toBeVisible();
  });

  it.each([{ phase: 'AWARD' }, { phase: 'NOT_STARTED', ended: true }] as const)(
    'is shown with the ranks before and after, where there are ranks: %o',
    async (competition) => {
      const { user, sent, item } = await open(competition);
      await user.keyboard('2');
      const dialog = within(await screen.findByRole('dialog', { name: 'Disqualify this one: Photo 2, #2' }));
      const rows = within(await dialog.findByRole('table', { name: 'How the ranking would change' })).getAllByRole(
        'row',
      );
      expect(rows.map(({ textContent }) => textContent)[1]).toBe('Photo 21 → –1 → –');
      // The keys of the pair are letters in the field.
      const reason = dialog.getByRole('textbox');
      expect(reason).toHaveValue('The same photo as #1.');
      await user.type(reason, ' n1');
      expect(sent).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Disqualify' }));
      await waitFor(() =>
        expect(sent).toEqual([{ ids: ['2'], status: 'DISQUALIFIED', reason: 'The same photo as #1. n1' }]),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      item.focus();
      await user.keyboard('1');
      const other = within(await screen.findByRole('dialog', { name: 'Disqualify this one: Photo 1, #1' }));
      expect(other.getByRole('textbox')).toHaveValue('The same photo as #2.');
      await user.click(other.getByRole('button', { name: 'Cancel' }));
      expect(sent).toHaveLength(1);
    },
  );

  it('is not among those marked as no duplicates, which are shown alone', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Only those marked as no duplicates'));
    expect(await screen.findByText('No pair is marked as no duplicate.')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Similar pair: #1 and #2' })).toBeNull();
  });
});
