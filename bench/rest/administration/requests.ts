import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import type { CheckedRequest } from '../../measure/load.ts';
import { competitions, scale } from '../fill.ts';
import type { Subject } from '../requests.ts';
import {
  actors,
  administratorName,
  furtherCompetitions,
  lastNames,
  searched,
  waiting,
  type AdministrationScale,
} from '../administrationScale.ts';

type Schemas = components['schemas'];
type Headers = Record<string, string>;

/** Up to here rows of a list are counted (docs/product.md §10). */
const mostCounted = 10_000;

/** Rows of a page. */
const size = 20;

interface Asked<T> {
  name: string;
  path: string;
  /** Bodies of the requests, in turn; of a GET there is none. */
  bodies?: readonly object[];
  /** By default 200. */
  status?: number;
  check(answer: T, body: object): void;
}

interface Page<T> {
  content: T[];
  totalElements: number;
}

/** @param count of all rows; those of a page are as many as there are */
function checkPage<T>({ content, totalElements }: Page<T>, count: number, number = 0): void {
  const counted = Math.min(count, mostCounted);
  assert.equal(totalElements, counted);
  assert.equal(content.length, Math.min(size, Math.max(0, count - number * size)));
}

const isSorted = <T>(found: readonly T[]): boolean => found.every((one, n) => n === 0 || (found[n - 1] as T) <= one);

/** A kind of request of an administrator. */
function subject<T>(headers: Headers, { name, path, bodies, status = 200, check }: Asked<T>): Subject {
  let turn = 0;
  return {
    name,
    next(): CheckedRequest {
      const body = bodies?.[turn++ % bodies.length];
      return {
        method: body ? 'POST' : 'GET',
        path: `/api/admin/${path}`,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
        check(told, bytes) {
          assert.equal(told, status, bytes.toString().slice(0, 300));
          check(JSON.parse(bytes.toString()) as T, body ?? {});
        },
      };
    },
  };
}

const first = { page: 0, size };

/** What waits, and near-duplicates. */
function moderation(headers: Headers): Subject[] {
  const queue = (name: string, body: object, count: number, q?: string) =>
    subject<Schemas['ModerationPage']>(headers, {
      name,
      path: 'moderation/page',
      bodies: [{ ...first, ...body, ...(q === undefined ? {} : { q }) }],
      check(page) {
        checkPage(page, count);
        for (const { image, comment } of page.content) {
          assert.equal(comment ? comment.status : image.moderation, 'PENDING');
          if (q !== undefined) assert.ok((comment ? comment.text : image.title).startsWith(searched.title));
        }
      },
    });
  return [
    queue('Queue of images', { kind: 'IMAGE' }, waiting.images),
    queue('Queue of images of a competition', { kind: 'IMAGE', competitionId: competitions.voting }, waiting.images),
    queue('Queue of images, by a word', { kind: 'IMAGE' }, searched.images, searched.titleTyped),
    queue('Queue of comments', { kind: 'COMMENT' }, waiting.comments),
    queue('Queue of comments, by a word', { kind: 'COMMENT' }, searched.comments, searched.titleTyped),
    subject<Schemas['SimilarPairPage']>(headers, {
      name: 'Near-duplicates',
      path: 'moderation/similar/page',
      bodies: [{ ...first, competitionId: competitions.voting }],
      check({ content, totalElements }) {
        assert.equal(content.length, size);
        assert.ok(totalElements > size && totalElements < waiting.pairs);
        assert.ok(content.every(({ dismissedAt }) => dismissedAt === null));
        assert.ok(isSorted(content.map(({ distance }) => distance)));
      },
    }),
    subject<Schemas['Pulse']>(headers, {
      name: 'Pulse, three objects watched',
      path: 'pulse',
      bodies: [
        {
          watch: [
            { kind: 'COMPETITION', id: String(competitions.voting) },
            { kind: 'ACCOUNT', id: '1' },
            { kind: 'TEMPLATE', id: 'results/hu' },
          ],
        },
      ],
      check({ pendingImages, pendingComments, watched }) {
        assert.deepEqual([pendingImages, pendingComments, watched.length], [waiting.images, waiting.comments, 3]);
      },
    }),
  ];
}

/** Accounts: pages, searches, orders. */
function users(headers: Headers, { accounts }: AdministrationScale): Subject[] {
  const list = (name: string, bodies: readonly object[], check: Asked<Schemas['AdminUserPage']>['check']) =>
    subject<Schemas['AdminUserPage']>(headers, { name, path: 'user/page', bodies, check });
  const far = mostCounted / size - 1;
  const few = ['szucs agnes', 'BIRO odon', 'hos ubul', 'kovacs istv'];
  return [
    list('Users', [first], (page) => checkPage(page, accounts)),
    list('Users, page 499', [{ ...first, page: far }], (page) => checkPage(page, accounts, far)),
    list('Users, by e-mail', [{ ...first, sort: 'email', direction: 'ASC' }], (page) => {
      checkPage(page, accounts);
      assert.ok(isSorted(page.content.map(({ email }) => email)));
    }),
    list(
      'Users, by a whole name',
      few.map((q) => ({ ...first, filter: { q } })),
      ({ content, totalElements }, body) => {
        const { q } = (body as { filter: { q: string } }).filter;
        assert.ok(totalElements > 0 && content.length === Math.min(size, totalElements));
        assert.ok(content.every(({ lastName, firstName }) => matches(`${lastName} ${firstName}`, q)));
      },
    ),
    list('Users, by a frequent name', [{ ...first, filter: { q: 'szucs' } }], ({ content, totalElements }) => {
      assert.ok(totalElements >= Math.floor((accounts - scale.entrants) / lastNames.length));
      assert.ok(content.length === size && content.every(({ lastName }) => lastName === 'Szűcs'));
    }),
  ];
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const matches = (name: string, q: string) => {
  const words = bare(name).split(' ');
  return bare(q)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** The log of what was done. */
function log(headers: Headers, { auditEntries: n }: AdministrationScale): Subject[] {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const day = Math.round(n / 300);
  const list = (
    name: string,
    query: Record<string, string>,
    atLeast: number,
    ok: (entry: Schemas['AuditEntry']) => boolean,
  ) =>
    subject<Schemas['AuditPage']>(headers, {
      name,
      path: `audit?${new URLSearchParams({ ...query, page: '0', size: '20' }).toString()}`,
      check({ content, totalElements }) {
        assert.ok(totalElements >= Math.min(atLeast, mostCounted) && totalElements <= mostCounted, `${totalElements}`);
        assert.equal(content.length, Math.min(size, totalElements));
        assert.ok(content.every(ok));
      },
    });
  const during = { from: daysAgo(151), to: daysAgo(150) };
  const isDuring = ({ at }: Schemas['AuditEntry']) => at >= during.from && at < during.to;
  return [
    list('Log, newest', {}, n, () => true),
    list('Log of a person', { actor: 'entrant3' }, n / actors.many - 200, ({ actor }) => actor === 'entrant3'),
    list(
      'Log of a person of few deeds',
      { actor: actors.rare },
      n / actors.rareEvery,
      ({ actor }) => actor === actors.rare,
    ),
    list(
      'Log of an object',
      { objectType: 'image', objectId: '7919' },
      1,
      ({ objectType, objectId }) => objectType === 'image' && objectId === '7919',
    ),
    list('Log of a kind of act', { action: 'account.disabled' }, n / 4, ({ action }) => action === 'account.disabled'),
    list('Log of a day', during, day - 2, isDuring),
    list(
      'Log of a person in a day',
      { ...during, actor: 'entrant3' },
      day / actors.many - 2,
      (entry) => isDuring(entry) && entry.actor === 'entrant3',
    ),
    list(
      'Log of a kind of act in a day',
      { ...during, action: 'account.disabled' },
      day / 4 - 2,
      (entry) => isDuring(entry) && entry.action === 'account.disabled',
    ),
    list(
      'Log of a competition',
      { competitionId: String(competitions.voting) },
      n / 8,
      ({ competitionId }) => competitionId === competitions.voting,
    ),
  ];
}

/** Competitions and campaigns. */
function lists(headers: Headers, { sentCampaigns, people }: AdministrationScale): Subject[] {
  return [
    subject<Schemas['AdminCompetitionPage']>(headers, {
      name: 'Competitions',
      path: 'competition/page',
      bodies: [first],
      check: (page) => checkPage(page, furtherCompetitions.counted + furtherCompetitions.drafts),
    }),
    subject<Schemas['EmailPage']>(headers, {
      name: 'Campaigns',
      path: 'email/page',
      bodies: [{ ...first, sort: 'createdAt', direction: 'DESC' }],
      check(page) {
        checkPage(page, sentCampaigns * 2);
        const sent = page.content.filter(({ state }) => state === 'FINISHED');
        assert.ok(sent.length > 0 && page.content.every(({ createdBy }) => createdBy === administratorName));
        assert.ok(sent.every(({ counts }) => counts.sent + counts.failed === people && counts.failed > 0));
      },
    }),
  ];
}

/** Lists and the pulse: what is held against `SELECT 1`. */
export const administrationSubjects = (headers: Headers, size: AdministrationScale): Subject[] => [
  ...moderation(headers),
  ...users(headers, size),
  ...log(headers, size),
  ...lists(headers, size),
];

/** Whom a mail would reach, and how many people that asks of. */
interface AskedAudience {
  subject: Subject;
  people: number;
}

/** Audiences, of all accounts and of the people of a competition. */
export function audienceSubjects(headers: Headers, size: AdministrationScale): AskedAudience[] {
  const { over, counted } = furtherCompetitions;
  const asked = (name: string, group: Schemas['EmailGroup'], competitionId: number | null, people: number) => ({
    people,
    subject: subject<Schemas['EmailAudienceCount']>(headers, {
      name,
      path: 'email/audience',
      bodies: [{ competitionId, audience: { group, newsletter: group === 'EVERYONE' ? 'NEWS' : null, locale: null } }],
      check({ hu, en, leftOut, sample }) {
        const all = hu + en + leftOut.reduce((sum, one) => sum + one.people, 0);
        assert.equal(all, people);
        assert.ok(hu > en && en > 0 && leftOut.length > 0 && sample.length === 10);
      },
    }),
  });
  return [
    asked('Everyone', 'EVERYONE', null, size.accounts),
    asked('Entrants', 'ENTRANTS', over, size.people),
    asked('Voters, before the count is closed', 'VOTERS', over, size.people),
    asked('Voters, once the count is closed', 'VOTERS', counted, size.people),
    asked('Without entries', 'WITHOUT_ENTRIES', over, size.accounts - size.people - 1),
    {
      people: 0,
      subject: subject<Schemas['Problem']>(headers, {
        name: 'Voters before the end of voting: refused',
        path: 'email/audience',
        bodies: [{ competitionId: competitions.voting, audience: { group: 'VOTERS', newsletter: null, locale: null } }],
        status: 409,
        check: ({ code }) => assert.equal(code, 'WRONG_PHASE'),
      }),
    },
  ];
}
