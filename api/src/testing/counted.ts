import type { PublishedCount } from '@photo-competition/count/verify';
import { sql } from 'kysely';
import type { Viewer } from '../platform/http/operation.ts';
import { mkdirSync } from 'node:fs';
import { built } from '../maintenance/testing/built.ts';
import { silent, TestInstallation } from '../maintenance/testing/installation.ts';
import type { Service } from '../start/service.ts';
import type { Engine } from './engines.ts';
import { ballotsFile } from '../voting/count/ballotsFile.ts';
import { headsOf, recordsFile, resultFile, rollFile } from '../voting/count/files.ts';

/** Hours of the dates of a competition that begins at hour 0. */
export const hours = { votingStart: 10, votingEnd: 110, award: 120 };

/** An hour of these tests, from the begin of their competitions on. */
export const instant = (hour: number) => new Date(Date.UTC(2026, 3, 1) + hour * 3_600_000);
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A person of these tests. */
export const voter = (n: number): Viewer => ({
  accountId: n,
  username: `Voter${n}`,
  administrator: false,
  voterKey: uuid(n),
  sessionId: '',
  token: '',
  expiry: instant(1e5),
});

/** How large a competition is. */
export interface CountedSize {
  voters: number;
  images: number;
}

/** The published count of a competition, as its files have it. */
export async function publishedBy(
  { db, signer }: Pick<Service, 'db' | 'signer'>,
  version: number,
  competition: number,
): Promise<PublishedCount> {
  const heads = (await headsOf(db, competition)).map(({ note }) => note);
  return {
    head: heads.at(-1) ?? '',
    heads,
    keys: [signer.publicKey.toString('base64')],
    records: await recordsFile(db, competition, 1e9),
    ballots: (await ballotsFile(db, competition)) ?? new Uint8Array(),
    roll: await rollFile(db, competition),
    result: (await resultFile(db, competition, version)) ?? '',
  };
}

/** The service within this process on a database with accounts and a published competition; its clock is set by the test. */
export class Counted {
  readonly installation: TestInstallation;
  readonly #services: Service[] = [];
  #hour = hours.votingStart + 1;

  private constructor(installation: TestInstallation) {
    this.installation = installation;
  }

  static async start(engine: Engine, size: CountedSize, settings: Record<string, string> = {}): Promise<Counted> {
    const installation = await TestInstallation.make(engine, settings);
    const counted = new Counted(installation);
    await counted.open();
    await counted.fill(size);
    return counted;
  }

  /** Starts the service, also again after `close`. */
  async open(): Promise<Service> {
    const service = await this.installation.service(() => instant(this.#hour));
    this.#services.push(service);
    return service;
  }

  /** Starts one more instance on the same database. @param name of its data folder */
  async openAnother(name: string): Promise<Service> {
    const { openService } = await built('start/service');
    const config = { ...(await this.installation.config()), DATA_DIR: this.installation.beside(name) };
    mkdirSync(config.DATA_DIR);
    const service = await openService(config, silent, () => instant(this.#hour));
    this.#services.push(service);
    return service;
  }

  get service(): Service {
    return this.#services.at(-1) as Service;
  }

  get db() {
    return this.service.db;
  }

  async fill({ voters, images }: CountedSize): Promise<void> {
    const people = Array.from({ length: voters }, (_, i) => i + 1);
    for (const n of people)
      await sql`insert into account (voter_key, username, username_key, email, email_key, first_name, last_name, locale,
          newsletter, activated_at, created_at)
        values (${uuid(n)}, ${`Voter${n}`}, ${`voter${n}`}, ${`v${n}@example.org`}, ${`v${n}@example.org`}, 'V', 'V', 'en', '{}',
          ${instant(0)}, ${instant(0)})`.execute(this.db);
    await this.addCompetition(images);
  }

  /** Adds a competition with entries of people who do not vote. @returns its id */
  async addCompetition(images: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`insert into competition (title, description, status, competition_start,
        voting_start, voting_end, award, min_point, max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at)
      values ('{"hu":"Tél","en":"Winter"}', '{"hu":"","en":""}', 'PUBLISHED', ${instant(0)}, ${instant(hours.votingStart)},
        ${instant(hours.votingEnd)}, ${instant(hours.award)}, 1, 5, 'BAYESIAN', false, 800, ${instant(0)}, ${instant(0)})
      returning id`.execute(this.db);
    const id = rows[0]?.id as number;
    await sql`insert into image_type values (${id}, 'colour', 0, '{"hu":"Színes","en":"Colour"}', 12),
      (${id}, 'mono', 1, '{"hu":"Fekete-fehér","en":"Mono"}', 12)`.execute(this.db);
    await sql`insert into image (competition_id, voter_key, type_code, slot, title, description, original_key,
        original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
        derivatives, created_at, updated_at)
      select ${id}, gen_random_uuid(), case n % 3 when 0 then 'mono' else 'colour' end, 1, 'Photo', '', ${`o/${id}-`} || n,
        'image/jpeg', 'jpeg', 9, encode(sha256((${id}::text || ' ' || n)::bytea), 'hex'), 400, 300, 'AA==', n, 'v', '[]',
        ${instant(0)}, ${instant(0)}
      from generate_series(1, ${images}::int) n`.execute(this.db);
    await sql`insert into image_tally (image_id, competition_id) select id, competition_id from image
      where competition_id = ${id} on conflict do nothing`.execute(this.db);
    return id;
  }

  /** Ids of the images of a competition. */
  async images(competition = 1): Promise<number[]> {
    const rows = await this.db
      .selectFrom('image')
      .select('id')
      .where('competition_id', '=', competition)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Moves the clock. */
  at(hour: number): this {
    this.#hour = hour;
    return this;
  }

  vote(person: number, imageId: number, point: number | null) {
    return this.service.votes.cast({ imageId, point }, voter(person));
  }

  /** Does what is due at an hour. */
  async roundAt(hour: number): Promise<void> {
    await this.at(hour).service.counts.round();
  }

  async log(competition = 1) {
    return this.db.selectFrom('count_log').selectAll().where('competition_id', '=', competition).executeTakeFirst();
  }

  /** The published count of a competition, as its files have it. */
  published(version = 1, competition = 1): Promise<PublishedCount> {
    return publishedBy(this.service, version, competition);
  }

  async stop(): Promise<void> {
    for (const service of this.#services.splice(0)) await service.close();
    await this.installation.remove();
  }

  /** Closes the instances; the database stays. */
  async close(): Promise<void> {
    for (const service of this.#services.splice(0)) await service.close();
  }
}
