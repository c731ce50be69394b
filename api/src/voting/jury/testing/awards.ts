import type { components } from '@photo-competition/schema/rest';
import type { Engine } from '../../../testing/engines.ts';
import { upload, type Person } from '../../../testing/people.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay } from './jury.ts';

type Schemas = components['schemas'];
type Refused = Schemas['Problem'];

/** The judged photos of a salon: author, category, the marks of the two judges, and whether it is accepted. */
const entries = [
  ['anna', 'colour-1', [5, 5], true],
  ['anna', 'colour-2', [5, 4], true],
  ['anna', 'mono-1', [3, 3], true],
  ['bela', 'colour-1', [4, 4], true],
  ['bela', 'mono-1', [5, 4], true],
  ['cili', 'colour-1', [4, 3], true],
  ['cili', 'colour-2', [1, 2], false],
] as const;

/** An award as tests make it, but for what they change. */
export const medal = (changes: Partial<Schemas['AwardRequest']> = {}): Schemas['AwardRequest'] => ({
  position: 1,
  kind: 'MEDAL',
  title: { hu: 'Aranyérem', en: 'Gold medal' },
  place: null,
  type: 'colour',
  seat: null,
  most: 1,
  ...changes,
});

/** A salon that two judges have decided, for tests of its awards. */
export class Salon {
  readonly play: JuryPlay;
  readonly competition: Schemas['AdminCompetition'];
  readonly judges: (Person & { seat: number })[];
  readonly people: Record<'anna' | 'bela' | 'cili', Person>;
  /** Its photos, as `anna colour-1`. */
  readonly images: Record<string, number>;
  readonly round: number;

  private constructor(parts: Pick<Salon, 'play' | 'competition' | 'judges' | 'people' | 'images' | 'round'>) {
    this.play = parts.play;
    this.competition = parts.competition;
    this.judges = parts.judges;
    this.people = parts.people;
    this.images = parts.images;
    this.round = parts.round;
  }

  static play = (engine: Engine): Promise<JuryPlay> => JuryPlay.start(engine);

  private static made = 0;

  /** @param decided whether its round is decided */
  static async open(play: JuryPlay, decided = true): Promise<Salon> {
    const n = ++Salon.made;
    const competition = await play.competition();
    const named = async (name: string) => play.person(`${name}${n}`);
    const people = { anna: await named('anna'), bela: await named('bela'), cili: await named('cili') };
    const images: Record<string, number> = {};
    for (const [i, [name, slot]] of entries.entries()) {
      const { body } = await upload(play.service, people[name], competition.id, slot, await smallPhoto(n * 10 + i));
      images[`${name} ${slot}`] = body.id;
    }
    const judges = [await play.judge(competition.id, `judge${n}x1`), await play.judge(competition.id, `judge${n}x2`)];
    const round = await play.round(competition, { panel: judges.map(({ seat }) => seat) });
    const salon = new Salon({ play, competition, judges, people, images, round });
    await salon.mark();
    play.at(competition, 'AWARD');
    if (decided) await salon.decide();
    return salon;
  }

  private async mark(): Promise<void> {
    this.play.at(this.competition, 'VOTING');
    for (const [j, judge] of this.judges.entries()) {
      await this.play.photos(judge, this.round);
      const rows = await this.play.service.query<{ number: number; image_id: number }>(
        `select number, image_id from jury_photo where round_id = ${this.round}`,
      );
      const marks = entries.map(([name, slot, points]) => ({
        number: rows.find(({ image_id }) => image_id === this.images[`${name} ${slot}`])?.number ?? 0,
        point: points[j] ?? null,
      }));
      await this.play.mark(judge, this.round, marks);
    }
  }

  /** Writes the rows of a decision about a round that accepts. */
  private async decide(): Promise<void> {
    const { query } = this.play.service;
    await query.call(
      this.play.service,
      `update jury_round set accepts = true, decided_at = now(), judges = 2 where id = ${this.round}`,
    );
    for (const [name, slot, points, accepted] of entries)
      await query.call(
        this.play.service,
        `update jury_photo set score_sum = ${points[0] + points[1]}, score_marks = 2, accepted = ${accepted}
          where round_id = ${this.round} and image_id = ${this.images[`${name} ${slot}`]}`,
      );
    await query.call(
      this.play.service,
      `update jury_photo set standing = given.standing from jury_standing given
        where given.round_id = ${this.round} and jury_photo.round_id = given.round_id and jury_photo.number = given.number`,
    );
    await query.call(
      this.play.service,
      `insert into jury_place (image_id, competition_id, type_code, place)
        select image_id, competition_id, type_code, place from jury_order where competition_id = ${this.competition.id}`,
    );
  }

  image = (name: string): number => this.images[name] ?? 0;

  private run = <T>(method: string, path: string, json?: unknown) =>
    this.play.service.ask<T>(method, `/api/admin/competition/${this.competition.id}/jury/awards${path}`, {
      token: this.play.admin,
      json,
    });

  read = (): Promise<Schemas['AdminJury']> => this.play.read(this.competition.id);
  make = <T = Refused>(json: unknown) => this.run<T>('POST', '', json);
  set = <T = Refused>(award: number, json: unknown) => this.run<T>('PUT', `/${award}`, json);
  remove = <T = Refused>(award: number, version?: number) =>
    this.run<T>('DELETE', `/${award}${version === undefined ? '' : `?version=${version}`}`);
  give = <T = Refused>(award: number, json: unknown) => this.run<T>('PUT', `/${award}/winners`, json);
  candidates = (award: number, query = '') =>
    this.run<Schemas['AwardCandidatePage']>('GET', `/${award}/candidates?${query}`);

  /** An award that was made. @returns its id */
  async award(changes: Partial<Schemas['AwardRequest']> = {}): Promise<number> {
    const { status, body } = await this.make<Schemas['AdminJury']>(medal(changes));
    if (status !== 200) throw new Error(`The award was refused: ${JSON.stringify(body)}`);
    return Math.max(...body.awards.map(({ id }) => id));
  }

  /** The present state of an award. */
  async one(award: number): Promise<Schemas['AdminAward']> {
    const found = (await this.read()).awards.find(({ id }) => id === award);
    if (!found) throw new Error(`There is no award ${award}.`);
    return found;
  }

  /** Gives an award to photos, as whoever has just read it. */
  async giveTo<T = Refused>(award: number, ...names: string[]) {
    const { version } = await this.one(award);
    return this.give<T>(award, { version, winners: names.map((name) => ({ imageId: this.image(name) })) });
  }

  hide = (name: string, to = 'DISQUALIFIED') =>
    this.play.service.query(`update image set moderation = '${to}' where id = ${this.image(name)}`);

  confirm = <T = Refused>({ token }: Pick<Person, 'token'>, version: number) =>
    this.play.service.ask<T>('PUT', `/api/jury/${this.competition.id}/awards/confirmation`, {
      token,
      json: { version },
    });
}
