import { migrate } from '../../api/dist/platform/database/migrate.js';
import { run, ballotNumber } from '../rest/ballots.ts';
import { open, type OpenedDatabase, type Place } from '../rest/engines.ts';
import { readyToLoad } from '../rest/fill.ts';

/** How large the competition is. */
export interface CountSize {
  ballots: number;
  voters: number;
  images: number;
  /** Share of the ballots that change an earlier one. */
  changes: number;
}

/** Days from now of its dates; all of it is over. */
export const days = { start: -40, votingStart: -20, votingEnd: -10, award: -9 } as const;

/** An instant some days from now. */
export const inDays = (n: number): Date => new Date(Date.now() + n * 86_400_000);

const day = (n: number) => `now() + interval '${n} days'`;

async function filling(place: Place, work: (db: OpenedDatabase['db']) => Promise<void>): Promise<void> {
  const { db, close } = await open(place);
  try {
    await work(db);
  } finally {
    await close();
  }
}

/** Makes the tables, the people and the competition with its entries, whose authors do not vote. */
export const fillPeople = (place: Place, { voters, images }: CountSize): Promise<void> =>
  filling(place, async (db) => {
    await migrate(db);
    await run(
      db,
      `insert into account (voter_key, username, username_key, email, email_key, first_name, last_name, locale,
        activated_at, created_at)
      select md5('voter ' || n)::uuid, name, name, name || '@example.org', name || '@example.org', 'Ágnes', 'Tóth', 'hu',
        ${day(days.start)}, ${day(days.start)}
      from (select n, 'voter' || n as name from generate_series(0, ${voters - 1}) n) person`,
    );
    await run(
      db,
      `insert into competition (title, description, status, competition_start, voting_start, voting_end, award, min_point,
        max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at)
      values ('{"hu":"Fények","en":"Lights"}', '{"hu":"","en":""}', 'PUBLISHED', ${day(days.start)}, ${day(days.votingStart)},
        ${day(days.votingEnd)}, ${day(days.award)}, 1, 5, 'BAYESIAN', false, 800, ${day(days.start)}, ${day(days.start)})`,
    );
    await run(db, `insert into image_type values (1, 'colour', 0, '{"hu":"Színes","en":"Colour"}', 12)`);
    await run(
      db,
      `insert into image (competition_id, voter_key, type_code, slot, title, description, original_key,
        original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
        derivatives, created_at, updated_at)
      select 1, md5('author ' || n)::uuid, 'colour', 1, 'Photo ' || n, '', 'o/' || n, 'image/jpeg', 'jpeg', 9,
        encode(sha256(n::text::bytea), 'hex'), 400, 300, 'AA==', n, 'v', '[]', ${day(days.start)}, ${day(days.start)}
      from generate_series(1, ${images}) n`,
    );
  });

/** Casts the ballots: everyone judges images in turn, and the first of them are changed at the end. */
export const fillBallots = (place: Place, { ballots, voters, images, changes }: CountSize): Promise<void> =>
  filling(place, async (db) => {
    await readyToLoad(db);
    const changed = Math.floor(ballots * changes);
    const first = ballots - changed;
    await run(
      db,
      `insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, replaces, commitment)
        select image_id, voter_key, point, ${day(days.votingStart + 1)}, 1, number, replaces,
          count_commitment(1, number, image_id, point, replaces)
        from (select 1 + (voter * 13 + turn * 17) % ${images} as image_id, md5('voter ' || voter)::uuid as voter_key,
            1 + (voter * 7 + k) % 5 as point, ${ballotNumber('k')} as number,
            case when k >= ${first} then ${ballotNumber(`(k - ${first})`)} end as replaces
          from (select k, n % ${voters} as voter, n / ${voters} as turn
            from (select k, case when k >= ${first} then k - ${first} else k end as n
              from generate_series(0, ${ballots - 1}) k) cast_one) whose) ballot`,
    );
    await run(db, 'analyze');
  });
