import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createClient } from '../graph/apollo.ts';
import { photoListOf } from '../routes/photoList.ts';
import { session } from '../session/session.ts';
import { fakeGateway, type Answers } from '../testing/render.tsx';
import { toggleBookmark } from './bookmarks.ts';
import { rememberOrder } from './orders.ts';
import { usePhotoPlace } from './usePhotoPlace.ts';

afterEach(() => {
  cleanup();
  session.clear();
  sessionStorage.clear();
  localStorage.clear();
});

/** A competition of that many photos, with ids from 1, in pages of three. Every fourth is the viewer's, every third voted on. */
function photos(total: number): Answers {
  const nodes = Array.from({ length: total }, (_, index) => ({
    __typename: 'Image',
    id: String(index + 1),
    number: index + 1,
    own: (index + 1) % 4 === 0,
    myVote: (index + 1) % 3 === 0 ? 5 : null,
  }));
  return {
    PhotoOrder: ({ after, sort }) => {
      const from = Number(after ?? 0);
      const sorted = sort === 'RANK' ? nodes.toReversed() : nodes;
      const pageInfo = { __typename: 'PageInfo', hasNextPage: from + 3 < total, endCursor: String(from + 3) };
      const images = {
        __typename: 'ImageConnection',
        totalCount: total,
        nodes: sorted.slice(from, from + 3),
        pageInfo,
      };
      return { data: { competition: { __typename: 'Competition', id: '3', number: 3, images } } };
    },
    OwnPhotoOrder: () => {
      const myEntries = [8, 4].map((number) => ({ __typename: 'Image', id: String(number), number }));
      return { data: { competition: { __typename: 'Competition', id: '3', number: 3, myEntries } } };
    },
  };
}

/** Ids of competitions that no other test has used: what is known of a list lasts as long as the page. */
let competition = 100;
beforeEach(() => {
  competition += 1;
});

function Place({ photo, search }: { photo: string; search: string }) {
  const place = usePhotoPlace(competition, photoListOf(new URLSearchParams(search)), Number(photo));
  const text = place && `${place.previous} < ${place.position}/${place.total} > ${place.next}`;
  return <p>{text ?? 'unknown'}</p>;
}

function show(photo: string, search: string, answers: Answers) {
  const { transport, calls } = fakeGateway(answers);
  const client = createClient(transport);
  const ui = (id: string) => (
    <ApolloProvider client={client}>
      <Place photo={id} search={search} />
    </ApolloProvider>
  );
  const { rerender } = render(ui(photo));
  return { calls, walkTo: (id: string) => rerender(ui(id)) };
}

it.each([
  ['the first', '1', '', 'null < 1/8 > 2', 1],
  ['one whose next is on the next page', '3', '', '2 < 3/8 > 4', 2],
  ['the last', '8', '', '7 < 8/8 > null', 3],
  ['one by rank', '7', '?sort=rank', '8 < 2/8 > 6', 1],
  ['one of those without a vote', '5', '?only=unvoted', '2 < 3/4 > 7', 3],
  ['an own one', '4', '?only=own', '8 < 2/2 > null', 1],
])('reads a list as far as %s', async (_, photo, search, place, most) => {
  const { calls } = show(photo, search, photos(8));
  expect(await screen.findByText(place)).toBeVisible();
  expect(calls).toHaveLength(most);
});

it('follows bookmarks, in the order of the list', async () => {
  for (const number of [6, 2]) toggleBookmark(number);
  show('2', '?only=bookmarked', photos(8));
  expect(await screen.findByText('null < 1/2 > 6')).toBeVisible();
});

it('follows the list that was shown, without reading it', async () => {
  rememberOrder(competition, photoListOf(new URLSearchParams('sort=fair')), {
    numbers: [9, 2, 7],
    total: 3,
    endCursor: null,
  });
  const { calls, walkTo } = show('9', '?sort=fair', photos(8));
  expect(screen.getByText('null < 1/3 > 2')).toBeVisible();
  walkTo('2');
  expect(await screen.findByText('9 < 2/3 > 7')).toBeVisible();
  expect(calls).toEqual([]);
});

it('reads on after what was shown', async () => {
  const list = photoListOf(new URLSearchParams());
  rememberOrder(competition, list, { numbers: [1, 2, 3], total: 8, endCursor: '3' });
  const { calls } = show('3', '', photos(8));
  expect(await screen.findByText('2 < 3/8 > 4')).toBeVisible();
  expect(calls.map(({ variables }) => variables['after'])).toEqual(['3']);
});

it('reads a list anew that was shown before the photo came', async () => {
  rememberOrder(competition, photoListOf(new URLSearchParams()), { numbers: [1], total: 1, endCursor: null });
  show('2', '', photos(2));
  expect(await screen.findByText('1 < 2/2 > null')).toBeVisible();
});

it('has no place for a photo that is not in the list, and asks once', async () => {
  const { calls } = show('99', '', photos(8));
  await waitFor(() => expect(calls).toHaveLength(3));
  await act(async () => Promise.resolve());
  expect(screen.getByText('unknown')).toBeVisible();
  expect(calls).toHaveLength(3);
});

it('has no place where the list cannot be read', async () => {
  const { calls } = show('2', '?sort=rank', { PhotoOrder: () => new Error('offline') });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('unknown')).toBeVisible();
});
