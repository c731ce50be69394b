import type { components } from '@photo-competition/schema/rest';
import { announce, datesFrom, join, login, upload, type Person } from './people.ts';
import { jpegPhoto } from './photos/photographs.ts';
import type { TestService } from './service.ts';

type Schemas = components['schemas'];

const hour = 3_600_000;

/**
 * Test data: a competition in each phase at the real time, with a few people, entries, votes and comments. Nothing in it depends
 * on a clock that is set.
 */
export interface World {
  service: TestService;
  /** The only administrator. */
  admin: Person;
  /** Has entered each competition, and has voted and commented on Béla's photos. */
  anna: Person;
  /** Has entered each competition. */
  bela: Person;
  uploading: Schemas['AdminCompetition'];
  voting: Schemas['AdminCompetition'];
  ended: Schemas['AdminCompetition'];
  /** Photos by owner and competition: in `colour-1` of each. */
  images: Record<'anna' | 'bela', Record<'uploading' | 'voting' | 'ended', Schemas['Image']>>;
  /** By Anna, on Béla's photo in the voting. */
  comment: Schemas['Comment'];
  /** A small photo that nobody has entered. */
  photo: Buffer;
}

async function administratorOf(service: TestService): Promise<Person> {
  const { username, password } = service.administrator;
  const token = await login(service, username, password);
  const { body } = await service.ask<Schemas['SessionUser']>('GET', '/api/user/my', { token });
  return { id: body.id, username, email: body.email, password, token };
}

/** A photo that no competition here refuses; every `seed` is another one. */
export const smallPhoto = (seed: number): Promise<Buffer> => jpegPhoto({ width: 160, height: 120, seed });

/** Starts everything that `World` lists. */
export async function buildWorld(service: TestService): Promise<World> {
  const admin = await administratorOf(service);
  const [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
  const now = Date.now();
  // Published when it began: a draft whose dates are all over is not published.
  const competition = (hoursAgo: number) => {
    const start = new Date(now - hoursAgo * hour);
    service.setClock(start);
    return announce(service, admin.token, datesFrom(start));
  };
  const [uploading, voting, ended] = [await competition(0.5), await competition(1.5), await competition(3.5)];

  let seed = 0;
  const enter = async (person: Person, { id, competitionStart }: Schemas['AdminCompetition']) => {
    service.setClock(new Date(new Date(competitionStart).getTime() + hour / 2));
    return (await upload(service, person, id, 'colour-1', await smallPhoto(++seed))).body;
  };
  const enterAll = async (person: Person) => ({
    uploading: await enter(person, uploading),
    voting: await enter(person, voting),
    ended: await enter(person, ended),
  });
  const images = { anna: await enterAll(anna), bela: await enterAll(bela) };

  const vote = (imageId: number, point: number) =>
    service.ask('POST', '/api/competition/vote', { token: anna.token, json: { imageId, point } });
  service.setClock(new Date(new Date(ended.votingStart).getTime() + hour / 2));
  await vote(images.bela.ended.id, 4);
  service.setClock();
  // While the clock went back and forth, results of what had no photos yet may have been stored.
  await service.query(`update competition set results_revision = results_revision + 1 where id = ${ended.id}`);
  await vote(images.bela.voting.id, 5);
  const { body: comment } = await service.ask<Schemas['Comment']>(
    'POST',
    `/api/competition/comment/${images.bela.voting.id}`,
    { token: anna.token, json: { comment: 'Gyönyörű fények' } },
  );
  return { service, admin, anna, bela, uploading, voting, ended, images, comment, photo: await smallPhoto(++seed) };
}
