import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AccountRow } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import type { Service } from '../../start/service.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import type { TestInstallation } from './installation.ts';

type Schemas = components['schemas'];

/** The instants at which the story plays: an hour for each phase. */
const start = Date.parse('2026-03-01T10:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(start + hours * hour);

const viewerOf = (row: AccountRow): Viewer => ({
  accountId: row.id,
  username: row.username,
  administrator: row.administrator,
  voterKey: row.voter_key,
  sessionId: '',
  token: '',
  expiry: new Date(0),
});

const person = (username: string) => ({
  username,
  email: `${username}@example.org`,
  firstName: 'Ágnes',
  lastName: 'Tóth "quoted" \\ back\tslash',
  locale: 'hu' as const,
  newsletter: ['RESULT'] as Schemas['NewsletterFlags'],
});

/** Has images numbered from 1 on, so that tests can name them. @returns what has ids drawn again */
async function countIds(db: Service['db']): Promise<() => Promise<void>> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('free_image_id()'::regprocedure) as definition`.execute(db);
  await sql`create or replace function free_image_id() returns int language sql
    as $$ select nextval('image_id_seq')::int $$`.execute(db);
  return async () => void (await sql.raw(rows[0]?.definition ?? '').execute(db));
}

/**
 * Fills an installation with a little of everything, through the services that people use: three people, a competition
 * with three photos, votes of which one was changed and one withdrawn, a comment.
 */
export async function fill(installation: TestInstallation): Promise<void> {
  let now = at(-2);
  const clock = () => now;
  const service = await installation.service(clock);
  try {
    const { accounts } = service;
    const join = async (name: string, administrator: boolean) =>
      viewerOf(await accounts.createActive(person(name), `${name} takes photos`, administrator, now));
    const [admin, anna, bela] = [await join('admin', true), await join('anna', false), await join('bela', false)];
    const actor = { viewer: admin, clock, requestId: 'test' };
    const texts = { title: { hu: 'Fények', en: 'Lights' }, description: { hu: 'Árvíztűrő', en: 'Lights' } };
    const dates = { competitionStart: at(0), votingStart: at(1), votingEnd: at(2), award: at(3) };
    const iso = Object.fromEntries(Object.entries(dates).map(([name, date]) => [name, date.toISOString()]));
    const points = { minPoint: 1, maxPoint: 5, scoring: 'BAYESIAN', minCoverage: 0 } as const;
    const rules = { ...points, preModeration: false, minLongerSide: 100 } as const;
    const request = { ...texts, ...rules, ...iso } as Schemas['CompetitionRequest'];
    const { id } = await service.admin.create(request, actor);
    await service.admin.setStatus(id, 'PUBLISHED', actor);

    now = at(0.5);
    const images: number[] = [];
    const drawIds = await countIds(service.db);
    for (const [viewer, slot] of [
      [anna, 'colour-1'],
      [anna, 'mono-2'],
      [bela, 'colour-1'],
    ] as const)
      images.push(
        await enter(
          service,
          installation,
          { competitionId: id, slotName: slot, slotField: 'image_type', viewer },
          images.length,
        ),
      );

    await drawIds();
    now = at(1.5);
    const [first = 0, second = 0, third = 0] = images;
    await service.votes.cast({ imageId: first, point: 3 }, bela);
    await service.votes.cast({ imageId: first, point: 5 }, bela);
    await service.votes.cast({ imageId: second, point: 2 }, bela);
    await service.votes.cast({ imageId: second, point: null }, bela);
    await service.votes.cast({ imageId: third, point: 4 }, anna);
    await service.comments.add(first, 'Szép fények!\nIgazán.', bela);
  } finally {
    await service.close();
  }
}

/** Puts a photo into a slot. @returns the id of the image */
async function enter(
  { uploads, db, clock }: Service,
  installation: TestInstallation,
  address: Parameters<Service['uploads']['take']>[0],
  seed: number,
): Promise<number> {
  const bytes = await jpegPhoto({ width: 300, height: 200, seed });
  const file = installation.beside('photo');
  writeFileSync(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const data = { title: `Photo ${seed}`, description: '', ownImage: true } as const;
  const upload = { data, file: { path: file, sha256, bytes: bytes.length }, arrivedAt: clock() };
  await uploads.take(address, (work) => work(upload));
  const { id } = await db.selectFrom('image').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}
