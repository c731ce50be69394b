/** The same photo, entered twice: nothing that the product makes public of it besides the picture itself is the same. */
import type { components } from '@photo-competition/schema/rest';
import { createHash } from 'node:crypto';
import { engine } from '../../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../../testing/people.ts';
import { photoWithMetadata } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

describe('a photo that is entered twice', () => {
  let service: TestService;
  let photo: Buffer;
  let sha256: string;
  let author: Person;
  let other: Person;
  let earlier: Schemas['Image'];
  let later: Schemas['Image'];
  beforeAll(async () => {
    service = await TestService.start(engine);
    const admin = await login(service, service.administrator.username, service.administrator.password);
    [author, other] = [await join(service, 'author'), await join(service, 'other')];
    photo = await photoWithMetadata({ width: 400, height: 300 });
    sha256 = createHash('sha256').update(photo).digest('hex');
    const enter = async (start: Date, person: Person) => {
      const competition = await announce(service, admin, datesFrom(start));
      service.setClock(within(competition, 'UPLOADING'));
      return (await upload(service, person, competition.id, 'colour-1', photo)).body;
    };
    earlier = await enter(new Date(Date.now() - 3_600_000), author);
    later = await enter(new Date(), author);
    service.setClock(new Date(Date.now() + 1.5 * 3_600_000));
  });
  afterAll(() => service.stop());

  test('its versions are random', () => {
    for (const { version } of [earlier, later]) expect(version).toMatch(/^[0-9a-f]{32}$/);
    expect(later.version).not.toBe(earlier.version);
  });

  test.each(['thumb', 'small', 'medium', 'large'])(
    'no header of its %s is the same or comes of its bytes',
    async (resolution) => {
      for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
        const seen = async ({ id, version }: Schemas['Image']) => {
          const pathname = `/api/competition/image/${id}/${resolution}?v=${version}`;
          const { status, headers } = await service.raw('GET', pathname, { headers: { accept } });
          expect(status).toBe(200);
          return headers;
        };
        const [one, two] = [await seen(earlier), await seen(later)];
        expect(one.get('etag')).not.toBe(two.get('etag'));
        for (const headers of [one, two])
          for (const [name, value] of headers) expect(`${name}: ${value}`).not.toContain(sha256.slice(0, 8));
      }
    },
  );

  test('the data of the original that its owner gets are no fingerprint of it either', async () => {
    const etagOf = async ({ id }: Schemas['Image']) => {
      const response = await service.raw('GET', `/api/competition/image/${id}/original`, { token: author.token });
      await response.arrayBuffer();
      return response.headers.get('etag') ?? '';
    };
    const [one, two] = [await etagOf(earlier), await etagOf(later)];
    expect(one).not.toBe(two);
    expect(one + two).not.toContain(sha256.slice(0, 8));
  });

  test('the data of it that others read hold nothing equal but the picture itself', async () => {
    const read = async (id: number) =>
      (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${id}`, { token: other.token })).body;
    const [one, two] = [await read(earlier.id), await read(later.id)];
    const equal = (Object.keys(one) as (keyof Schemas['Image'])[])
      .filter((name) => JSON.stringify(one[name]) === JSON.stringify(two[name]))
      .sort();
    // Pixels and exposure are public by the rules, title and description are the author's own words, the rest is empty.
    const shownByThePicture = ['width', 'height', 'thumbhash', 'exposure'];
    const alike = ['title', 'description', 'type', 'own', 'comments', 'similar'];
    const empty = [
      'author',
      'slot',
      'myVote',
      'result',
      'explanation',
      'acceptance',
      'awards',
      'moderation',
      'moderationReason',
      'previousId',
      'nextId',
    ];
    expect(equal).toEqual([...shownByThePicture, ...alike, ...empty].sort());
  });

  test('an address with another version leads nowhere', async () => {
    const pathname = `/api/competition/image/${earlier.id}/thumb`;
    for (const version of [sha256.slice(0, 16), later.version, 'any'])
      expect((await service.raw('GET', `${pathname}?v=${version}`)).status).toBe(404);
    expect((await service.raw('GET', pathname)).headers.get('cache-control')).toBe('public, no-cache');
  });
});
