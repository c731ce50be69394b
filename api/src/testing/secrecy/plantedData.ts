/**
 * A competition whose every secret can be recognised wherever it turns up: names and titles are words that nothing else
 * holds, numbers are such as nothing else here counts to. Everything is planted before the competition begins, so that
 * only the rules of reading keep it back.
 */
import type { components } from '@photo-competition/schema/rest';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { announce, datesFrom, join, login, upload, type Person } from '../people.ts';
import type { TestService } from '../service.ts';
import { smallPhoto } from '../world.ts';

type Schemas = components['schemas'];

export const competitionStart = new Date('2030-03-04T10:00:00.000Z');
const hour = 3_600_000;

/** The callers: an entrant without entries, one who has voted and commented, the owner of an entry, and a judge among them. */
export const callers = ['visitor', 'newcomer', 'voter', 'owner', 'judge', 'admin'] as const;
export type CallerName = (typeof callers)[number];

/** An entry with what the database keeps of it. */
export interface PlantedImage {
  id: number;
  owner: CallerName | 'rival';
  title: string;
  moderation: Schemas['ImageModeration'];
  reason: string | null;
  /** In no answer but those that give evidence to administrators. */
  sha256: string;
  original_key: string;
  perceptual_hash: string;
}

export interface PlantedData {
  service: TestService;
  people: Record<Exclude<CallerName, 'visitor'> | 'rival', Person>;
  competition: Schemas['AdminCompetition'];
  images: Record<'shown' | 'rivals' | 'rejected' | 'disqualified', PlantedImage>;
  /** The voter's comments by their state, and those of others. */
  comments: Record<'approved' | 'pending' | 'rejected' | 'byOwner' | 'onRejected', number>;
  /** A round of the jury, with the number that the image that is shown has in it. */
  juryRound: { id: number; number: number };
  /** An award of the jury, which the image that is shown has. */
  juryAward: number;
  /** A campaign that nobody would get, and one that was cancelled. */
  campaigns: { draft: Schemas['Email']; cancelled: Schemas['Email'] };
  /** Keys that stand for a person within the database and in the links of mails. */
  privateKeys: string[];
  staticText: Schemas['StaticText'];
  /** A competition that nobody but administrators knows of. */
  draft: Schemas['AdminCompetition'];
}

export const counts = { approved: 211, entries: 223, votesOfShown: 149, votesOfRivals: 7 };
export const points = { ofVoter: 61, ofCrowd: 53, ofRivals: 47 };
export const names = {
  owner: ['Zsombolyka', 'Kvarcfalvi'],
  rival: ['Tihamérka', 'Gránitházi'],
  voter: ['Boglárcsa', 'Bazaltkövi'],
  newcomer: ['Csengelina', 'Dolomitos'],
  judge: ['Lazúrka', 'Ítészfalvi'],
} as const;
export const draftTitle = 'Gyöngyvázlat';
/** Of the judge, on the image of the owner that is shown. */
export const juryRemark = 'Ítészmegjegyzéske';
export const awardTitle = 'Ónixkülöndíj';
/** A report of the judge to the moderators, wherever one is written. */
export const juryReport = 'Ítészbejelentéske';
export const commentTexts = {
  approved: 'Obszidiánfény',
  pending: 'Várakozószó',
  rejected: 'Kihagyottmondat',
  byOwner: 'Alkotóiválasz',
  onRejected: 'Rejtettkép-szó',
};

type PersonName = keyof typeof names;

async function person(service: TestService, name: PersonName, username: string): Promise<Person> {
  const joined = await join(service, username);
  const [first, last] = names[name];
  await service.query(`update account set first_name = '${first}', last_name = '${last}' where id = ${joined.id}`);
  return joined;
}

/** Starts ids above every count, so that an id is never mistaken for a count. */
const startIds = async (service: TestService): Promise<void> => {
  const first = { account: 8_000_111, image: 5_000_111, comment: 6_000_111, audit_log: 7_000_111 };
  for (const [table, id] of Object.entries(first))
    await service.query(`alter table ${table} alter column id restart with ${id}`);
};

async function enter(
  service: TestService,
  { competition, people }: Pick<PlantedData, 'competition' | 'people'>,
  owner: 'owner' | 'rival',
  slot: string,
  { title, moderation, reason, seed }: Pick<PlantedImage, 'title' | 'moderation' | 'reason'> & { seed: number },
): Promise<PlantedImage> {
  const data = { title, description: `${title}leírás` };
  const { body } = await upload(service, people[owner], competition.id, slot, await smallPhoto(seed), data);
  await service.query(`update image set moderation = '${moderation}', moderation_reason = ${reason ? `'${reason}'` : 'null'},
    camera = '${title}kamera', lens = '${title}lencse', iso = ${31_300 + seed} where id = ${body.id}`);
  const [kept] = await service.query<Pick<PlantedImage, 'sha256' | 'original_key' | 'perceptual_hash'>>(
    `select sha256, original_key, perceptual_hash::text from image where id = ${body.id}`,
  );
  if (!kept) throw new Error('The entry is not there');
  return { id: body.id, owner, title, moderation, reason, ...kept };
}

/** Copies of an image's rows, of further people, until the counts are distinctive. */
async function multiply(service: TestService, image: PlantedImage, moderation: string, wanted: number): Promise<void> {
  await service.query(`insert into image (competition_id, voter_key, type_code, slot, title, description, moderation,
      original_key, original_content_type, original_format, original_bytes, sha256, width, height, thumbhash,
      perceptual_hash, version, derivatives, created_at, updated_at)
    select competition_id, gen_random_uuid(), type_code, slot, 'Nobody''s', '', '${moderation}',
      replace(original_key, '.', '-${moderation.toLowerCase()}-' || n || '.'), original_content_type, original_format, original_bytes,
      md5(n::text), width, height, thumbhash, perceptual_hash, md5(n || '${moderation}'), derivatives, created_at, updated_at
    from image, generate_series(1, ${wanted}) n where id = ${image.id}`);
  await service.query(`insert into image_tally (image_id, competition_id) select id, competition_id from image
    where id not in (select image_id from image_tally)`);
  const folder = path.join(service.dataDir, 'blobs');
  const keys = await service.query<{ key: string }>(
    `select original_key as key from image where original_key like '%-${moderation.toLowerCase()}-%'`,
  );
  for (const { key } of keys) {
    mkdirSync(path.dirname(path.join(folder, key)), { recursive: true });
    copyFileSync(path.join(folder, image.original_key), path.join(folder, key));
  }
}

/** Has people vote, as the database keeps it. @param voterKeys a table `v` of them, in SQL */
export async function vote(
  service: TestService,
  image: Pick<PlantedImage, 'id'>,
  voterKeys: string,
  point: number,
): Promise<void> {
  await service.query(`with cast_vote as (
      insert into vote (image_id, voter_key, point, updated_at, number)
      select ${image.id}, voter, ${point}, created_at, new_ballot_number() from image, ${voterKeys} where id = ${image.id}
      returning *),
    kept as (
      insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, commitment)
      select image_id, cast_vote.voter_key, point, cast_vote.updated_at, competition_id, number,
        count_commitment(competition_id, number, image_id, point, null)
      from cast_vote join image on image.id = image_id)
    update image_tally set vote_count = vote_count + n,
      by_point = (select array_agg(coalesce(by_point[p + 1], 0) + case p when ${point} then n else 0 end order by p)
        from generate_series(0, greatest(${point}, coalesce(array_length(by_point, 1), 0) - 1)) p)
    from (select count(*)::int as n from cast_vote) cast_now where image_id = ${image.id}`);
}

const crowd = (size: number) => `(select gen_random_uuid() as voter from generate_series(1, ${size})) v`;

async function say(service: TestService, image: PlantedImage, { id }: Person, text: string, status: string) {
  const [row] = await service.query<{
    id: number;
  }>(`insert into comment (image_id, account_id, text, status, created_at)
    select ${image.id}, ${id}, '${text}', '${status}', created_at from image where id = ${image.id} returning id`);
  return row?.id ?? 0;
}

/** Has somebody judge, whose name is told from the award on. */
async function seat(
  service: TestService,
  token: string,
  { id }: Schemas['AdminCompetition'],
  judge: Person,
): Promise<void> {
  const administered = `/api/admin/competition/${id}/jury`;
  await service.ask('PUT', administered, { token, json: { version: 0, namesPublic: 'AT_AWARD' } });
  await service.ask('POST', `${administered}/seats`, { token, json: { accountId: judge.id } });
  await service.ask('PUT', `/api/jury/${id}/seat`, { token: judge.token, json: { accept: true } });
}

/** A round of the jury that lasts as voting does, in which the judge has marked an image. @returns its id, and the image's number */
async function judgeIn(
  service: TestService,
  { id }: Schemas['AdminCompetition'],
  image: PlantedImage,
): Promise<{ id: number; number: number }> {
  // Others have the next ones: none is a number that must not be told.
  const number = 70_001;
  const [made] = await service.query<{
    id: number;
  }>(`insert into jury_round (competition_id, position, title, types, min_point,
      max_point, opens, closes, remarks, changed_by, changed_at)
    select id, 1, '{"hu": "Forduló", "en": "Round"}', '{}', 1, 5, voting_start, voting_end, 'ENTRANTS', 'admin', voting_start
    from competition where id = ${id} returning id`);
  const round = made?.id ?? 0;
  await service.query(`insert into jury_panel (round_id, seat) values (${round}, 1)`);
  await service.query(`insert into jury_photo (round_id, number, image_id, type_code)
    values (${round}, ${number}, ${image.id}, 'colour')`);
  await service.query(`insert into jury_task (round_id, seat, place, number, point, marked_at, remark)
    values (${round}, 1, 1, ${number}, 4, now(), '${juryRemark}')`);
  return { id: round, number };
}

/** An award that an image has. @returns its id */
async function awardFor(
  service: TestService,
  { id }: Schemas['AdminCompetition'],
  image: PlantedImage,
): Promise<number> {
  const [made] = await service.query<{
    id: number;
  }>(`insert into jury_award (competition_id, position, kind, title, most, changed_by, changed_at)
    values (${id}, 1, 'SPECIAL', '{"hu": "${awardTitle}", "en": "${awardTitle}"}', 1, 'admin', now()) returning id`);
  const award = made?.id ?? 0;
  await service.query(`insert into jury_award_winner (award_id, place, image_id, given_by, given_at)
    values (${award}, 1, ${image.id}, 'admin', now())`);
  return award;
}

/** Plants everything; the clock stands half an hour before the competition begins. */
export async function plantData(service: TestService): Promise<PlantedData> {
  const before = new Date(competitionStart.getTime() - hour / 2);
  service.setClock(before);
  const { username, password } = service.administrator;
  const token = await login(service, username, password);
  const { body: me } = await service.ask<Schemas['SessionUser']>('GET', '/api/user/my', { token });
  const admin = { id: me.id, username, email: me.email, password, token };
  await startIds(service);
  const people = {
    admin,
    newcomer: await person(service, 'newcomer', 'csengelina'),
    voter: await person(service, 'voter', 'bazaltka'),
    owner: await person(service, 'owner', 'kvarcos'),
    rival: await person(service, 'rival', 'granitka'),
    judge: await person(service, 'judge', 'lazuritka'),
  };
  const rules = { minPoint: 1, maxPoint: 100, scoring: 'MEAN' as const };
  const competition = await announce(service, token, { ...datesFrom(competitionStart), ...rules, judgedBy: 'BOTH' });
  await seat(service, token, competition, people.judge);
  service.setClock(new Date(competitionStart.getTime() + hour / 2));
  const part = { competition, people };
  const images = {
    shown: await enter(service, part, 'owner', 'colour-1', {
      title: 'Ametisztreggel',
      moderation: 'APPROVED',
      reason: null,
      seed: 1,
    }),
    rivals: await enter(service, part, 'rival', 'colour-1', {
      title: 'Berilldélután',
      moderation: 'APPROVED',
      reason: null,
      seed: 2,
    }),
    rejected: await enter(service, part, 'owner', 'mono-1', {
      title: 'Citrineste',
      moderation: 'REJECTED',
      reason: 'Homályosindok',
      seed: 3,
    }),
    disqualified: await enter(service, part, 'rival', 'mono-1', {
      title: 'Dioritéjjel',
      moderation: 'DISQUALIFIED',
      reason: 'Idegenkézindok',
      seed: 4,
    }),
  };
  service.setClock(before);
  const { approved, entries, votesOfShown, votesOfRivals } = counts;
  await multiply(service, images.shown, 'APPROVED', approved - 2);
  await multiply(service, images.shown, 'PENDING', entries - approved - 2);
  await vote(service, images.shown, crowd(votesOfShown - 1), points.ofCrowd);
  await vote(
    service,
    images.shown,
    `(select voter_key as voter from account where id = ${people.voter.id}) v`,
    points.ofVoter,
  );
  await vote(service, images.rivals, crowd(votesOfRivals), points.ofRivals);
  const { shown, rivals, rejected } = images;
  await service.query(`insert into image_similarity (image_id, other_id, distance)
    values (${rivals.id}, ${shown.id}, 9) on conflict do nothing`);
  const comments = {
    approved: await say(service, shown, people.voter, commentTexts.approved, 'APPROVED'),
    pending: await say(service, shown, people.voter, commentTexts.pending, 'PENDING'),
    rejected: await say(service, shown, people.voter, commentTexts.rejected, 'REJECTED'),
    byOwner: await say(service, shown, people.owner, commentTexts.byOwner, 'APPROVED'),
    onRejected: await say(service, rejected, people.voter, commentTexts.onRejected, 'APPROVED'),
  };
  const keys = await service.query<{ voter_key: string; subscription_key: string }>(
    'select voter_key, subscription_key from account',
  );
  const make = async <T>(pathname: string, json: unknown) =>
    (await service.ask<T>('POST', pathname, { token, json })).body;
  const campaign = () =>
    make<Schemas['Email']>('/api/admin/email/', {
      template: 'results',
      competitionId: competition.id,
      audience: { group: 'VOTERS', newsletter: 'COMPETITION', locale: 'hu' },
    });
  const stopped = await campaign();
  await make(`/api/admin/email/${stopped.id}/cancel`, undefined);
  return {
    service,
    ...part,
    images,
    comments,
    juryRound: await judgeIn(service, competition, shown),
    juryAward: await awardFor(service, competition, shown),
    campaigns: { draft: await campaign(), cancelled: stopped },
    privateKeys: keys.flatMap((key) => [key.voter_key, key.subscription_key]),
    draft: await make('/api/admin/competition/', {
      title: { hu: draftTitle, en: draftTitle },
      description: { hu: '', en: '' },
      ...datesFrom(competitionStart),
      minPoint: 1,
      maxPoint: 5,
    }),
    staticText: await make('/api/admin/localized-static-text/', { key: 'rules.body', locale: 'hu', text: 'Szabály' }),
  };
}
