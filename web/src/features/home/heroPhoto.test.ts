import { competition, connection, image } from '../../ui/competition/testing/competitionData.ts';
import type { HomeQuery } from './generated/graphql.ts';
import { heroPhotoOf, heroSizes } from './heroPhoto.ts';

const upright = { width: 2000, height: 3000 };
const ended = (id: string, award: string, photo: object) => ({
  id,
  number: Number(id),
  award,
  images: connection([photo as never]),
});
const author = { firstName: 'Júlia', lastName: 'Balogh' };

const shown = (active: object | null, before: object[] = []) =>
  heroPhotoOf({ activeCompetition: active, archivedCompetitions: { nodes: before } } as unknown as HomeQuery);

const at = (now: string, photos: ReturnType<typeof image>[]) => ({
  ...competition({ now }),
  images: connection(photos),
});

test('of the active competition another wide photo is shown each day, the same one all day', () => {
  const photos = [image(1, upright), image(2), image(3), image(4)];
  const days = ['05-01T00:30', '05-01T23:30', '05-02T12:00', '05-03T12:00', '05-04T12:00'];
  const ids = days.map((day) => shown(at(`2026-${day}:00Z`, photos))?.photo.id);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids)).toEqual(new Set(['2', '3', '4']));
  expect(ids[4]).toBe(ids[0]);
});

test('upright photos are shown where there is no wide one, as high as the window lets them', () => {
  const hero = shown(at('2026-05-01T12:00:00Z', [image(1, upright)]));
  expect(hero?.photo.id).toBe('1');
  expect(heroSizes(upright)).toBe('min(100vw, 47vh)');
});

test('while photos are hidden the best one of the competition that ended last is shown, with its author', () => {
  const before = [
    ended('8', '2026-01-01T10:00:00Z', image(11, { author })),
    ended('9', '2026-03-01T10:00:00Z', image(12, { author })),
  ];
  const hero = shown({ ...competition(), images: null }, before);
  expect([hero?.photo.id, hero?.competitionNumber, hero?.author]).toEqual(['12', 9, author]);
  expect(shown({ ...competition(), images: null })).toBeNull();
});
