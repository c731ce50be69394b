import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import type { CheckedRequest } from '../measure/load.ts';
import { competitions, readerVotes, scale, shownImages, shownOf, type Scale } from './fill.ts';

type Schemas = components['schemas'];
type Headers = Record<string, string>;

/** A kind of request. */
export interface Subject {
  name: string;
  /** The next request of this kind, for a different page, image or vote each time where there are several. */
  next(): CheckedRequest;
}

/** Images per browse page. */
const pageSize = 24;

const visitor: Headers = {};

const json = <T>(status: number, body: string): T => {
  assert.equal(status, 200, body.slice(0, 300));
  return JSON.parse(body) as T;
};

/** Iterates 0 … `size - 1` in steps far apart, so that successive requests touch distant rows. */
function walk(size: number): () => number {
  let step = 0;
  return () => (step++ * 7919) % size;
}

type List = 'minimal' | 'paged';
type Item = Schemas['MinimalImage'] | Schemas['Image'];

interface PageQuery {
  list: List;
  size?: number;
  sort?: 'createdAt' | 'fair' | 'rank';
  headers?: Headers;
  /** Number of images in the whole list. */
  shown?: number;
}

/** The request for one page of a list, with a check of its size, total and order. */
export function page(query: PageQuery, number: number): CheckedRequest {
  const { list, size = pageSize, sort = 'createdAt', headers = visitor, shown = shownImages } = query;
  return {
    method: 'GET',
    path: `/api/competition/${list}/${competitions.voting}?page=${number}&size=${size}&sort=${sort}`,
    headers,
    check(status, body) {
      const { content, totalElements } = json<{ content: Item[]; totalElements: number }>(status, body);
      assert.equal(content.length, size);
      assert.equal(totalElements, shown);
      assert.ok(content.every((image) => image.competitionId === competitions.voting && image.thumbhash !== ''));
      const order = content.map(({ createdAt, result }) => (sort === 'rank' ? (result?.overallRank ?? 0) : createdAt));
      if (sort !== 'fair')
        assert.deepEqual(
          order,
          [...order].sort((a, b) => (a < b ? -1 : Number(a > b))),
        );
      if (list === 'paged') assert.ok(content.every((image) => 'comments' in image && image.comments.length > 0));
    },
  };
}

const pages = (name: string, query: PageQuery, first: number, count: number): Subject => {
  const number = walk(count);
  return { name, next: () => page(query, first + number()) };
};

/** Ids of the visible images: fill.ts rejects the 51st of every hundred. */
export const shownIds = Array.from({ length: scale.images }, (_, n) => n + 1).filter((id) => id % 100 !== 51);

const shownId = (n: number): number => shownIds[n] ?? 1;

function imagePage(name: string, headers: Headers): Subject {
  const number = walk(shownImages);
  return {
    name,
    next() {
      const id = shownId(number());
      const check: CheckedRequest['check'] = (status, body) => {
        const image = json<Schemas['Image']>(status, body);
        assert.equal(image.id, id);
        assert.equal(image.comments.length, scale.commentsPerImage);
      };
      return { method: 'GET', path: `/api/competition/image/${id}`, headers, check };
    },
  };
}

/** Reads during VOTING, by a visitor and by one entrant. */
export const votingReads = (entrant: Headers): Subject[] => [
  pages('Browse page, 24 minimal, visitor', { list: 'minimal' }, 0, 20),
  pages('Browse page, 24 minimal, entrant', { list: 'minimal', headers: entrant }, 0, 20),
  pages('Browse page, 24 whole, visitor', { list: 'paged' }, 0, 20),
  pages('Browse page, 24 whole, entrant', { list: 'paged', headers: entrant }, 0, 20),
  imagePage('Image page, visitor', visitor),
  imagePage('Image page, entrant', entrant),
];

/** Requests whose cost must not depend on the size of the competition. @param reader headers of the reader (see fill.ts) */
export function flatSubjects(size: Scale, reader: Headers): Subject[] {
  const shown = shownOf(size);
  return [
    pages('Browse page, visitor', { list: 'minimal', shown }, 0, 20),
    pages('Browse page, entrant', { list: 'minimal', headers: reader, shown }, 0, 20),
    pages('Voting screen by fair order, entrant', { list: 'minimal', sort: 'fair', headers: reader, shown }, 0, 20),
    {
      name: 'Voting info, entrant',
      next: () => ({
        method: 'GET',
        path: '/api/competition/vote',
        headers: reader,
        check(status, body) {
          const { voted, votable, votes } = json<Schemas['VotingInfo']>(status, body);
          assert.deepEqual([voted, votable, votes.length], [readerVotes, shown, readerVotes]);
        },
      }),
    },
  ];
}
