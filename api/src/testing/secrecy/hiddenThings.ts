/** Things that are there and hidden from an entrant, and things that are gone: of each kind that a call can name. */
import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import { DeviceOf } from '../devices.ts';
import { draft } from '../goodCases/competitions.ts';
import { campaignContent, subscriptionKey } from '../goodCases/mails.ts';
import { announce, datesFrom, join, registration, upload, within, type Person } from '../people.ts';
import { buildWorld, smallPhoto, type World } from '../world.ts';
import type { TestService } from '../service.ts';
import type { Kind } from './namedThings.ts';

type Schemas = components['schemas'];
type Ids = (string | number)[];

/** Of one kind. `never` was never there, and is as long as the others. */
interface Things {
  never: string | number;
  /** There, and hidden from whoever does not administer. */
  hidden: Ids;
  /** There for everyone, where anything of the kind is; still not for whoever may not administer it. */
  shown: Ids;
  /** Hidden from everyone: it is there no more. */
  gone: Ids;
}

/** A world with hidden things in it. */
export interface HiddenWorld {
  world: World;
  /** An entrant who has entered nothing. */
  stranger: Person;
  things: Record<Exclude<Kind, 'newUsername' | 'publicFile'>, Things>;
}

const hour = 3_600_000;
/** Ids have seven digits each, so that an answer that repeats one is as long as with any other. */
const firstId = 8_000_111;
const neverId = 8_999_999;

async function startIds(service: TestService): Promise<void> {
  for (const table of [
    'account',
    'competition',
    'image',
    'comment',
    'campaign',
    'static_text',
    'ballot_exclusion',
    'jury_round',
    'jury_award',
  ])
    await service.query(`alter table ${table} alter column id restart with ${firstId}`);
}

/** A competition in which people vote, with a photo by Anna and a comment on it. */
async function votedOn({ service, admin, anna, bela }: World, status: string, seed: number) {
  const start = new Date(Date.now() - 1.5 * hour);
  service.setClock(start);
  const competition = await announce(service, admin.token, datesFrom(start));
  service.setClock(within(competition, 'UPLOADING'));
  const { body: image } = await upload(service, anna, competition.id, 'colour-1', await smallPhoto(seed));
  service.setClock();
  const { body: comment } = await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${image.id}`, {
    token: bela.token,
    json: { comment: 'Ez is szép.' },
  });
  const closed = status === 'CANCELLED' ? ', closed_at = updated_at' : '';
  await service.query(`update competition set status = '${status}'${closed} where id = ${competition.id}`);
  return { competition: competition.id, image: image.id, comment: comment.id };
}

/** A competition that has ended and shows accepted photos alone, with a photo that is not accepted, and a comment on it. */
async function heldBackIn(world: World) {
  const made = await votedOn(world, 'PUBLISHED', 52);
  await world.service.query(`update competition set judged_by = 'JURY', entries_shown = 'ACCEPTED',
      competition_start = now() - interval '4 hours', voting_start = now() - interval '3 hours',
      voting_end = now() - interval '2 hours', award = now() - interval '1 hour' where id = ${made.competition}`);
  await world.service.query(`update image set held_back = true where id = ${made.image}`);
  return made;
}

/** Photos by Anna in the competition that is voted on: one of each moderation that hides, and one that was taken back. */
async function hiddenPhotos({ service, admin, anna, bela, voting }: World) {
  service.setClock(within(voting, 'UPLOADING'));
  const ids: number[] = [];
  for (const [i, slot] of ['colour-2', 'colour-3', 'mono-1', 'mono-2'].entries())
    ids.push((await upload(service, anna, voting.id, slot, await smallPhoto(40 + i))).body.id);
  await service.ask('DELETE', `/api/competition/upload/${voting.id}/mono-2`, { token: anna.token });
  service.setClock();
  const [pending = 0, rejected = 0, disqualified = 0, gone = 0] = ids;
  const { body: comment } = await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${rejected}`, {
    token: bela.token,
    json: { comment: 'Kár lenne érte.' },
  });
  for (const [id, status] of [
    [pending, 'PENDING'],
    [rejected, 'REJECTED'],
    [disqualified, 'DISQUALIFIED'],
  ] as const)
    await service.ask('PUT', `/api/competition/moderate/image/${id}/${status}`, {
      token: admin.token,
      json: { reason: 'Próba.' },
    });
  return { hidden: [pending, rejected, disqualified], gone, comment: comment.id };
}

async function goneThings(world: World) {
  const { service, admin, bela, comment } = world;
  const { token } = admin;
  const competition = (await draft(world)).id;
  await service.ask('DELETE', `/api/admin/competition/${competition}`, { token });
  const leaver = await join(service, 'leaver');
  const key = await subscriptionKey(world, 'leaver');
  await service.ask('DELETE', `/api/admin/user/${leaver.id}`, { token });
  const text = async (of: string) =>
    (
      await service.ask<Schemas['StaticText']>('POST', '/api/admin/localized-static-text/', {
        token,
        json: { key: of, locale: 'hu', text: 'Szia' },
      })
    ).body.id;
  const [kept, removed] = [await text('activation.done'), await text('activation.intro')];
  await service.ask('DELETE', `/api/admin/localized-static-text/${removed}`, { token });
  const said = await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${comment.imageId}`, {
    token: bela.token,
    json: { comment: 'Nem marad.' },
  });
  await service.query(`delete from comment where id = ${said.body.id}`);
  return { competition, account: leaver.id, key, staticText: removed, keptText: kept, comment: said.body.id };
}

/** Number of the ballot that Anna has cast in the competition that is over. */
async function ballotOf({ service, ended }: World): Promise<string> {
  const [ballot] = await service.query<{
    number: string;
  }>(`select translate(encode(number, 'base64'), '+/', '-_') as number
    from ballot where competition_id = ${ended.id}`);
  return ballot?.number ?? '';
}

/** A decision about that ballot, which is proposed. */
async function excludedOf({ service, ended, images }: World): Promise<number> {
  const [made] = await service.query<{
    id: number;
  }>(`insert into ballot_exclusion (competition_id, image_id, reason, note,
      proposed_at, effect)
    values (${ended.id}, ${images.bela.ended.id}, 'RULE', 'Próba', now(), '[]') returning id`);
  await service.query(`insert into excluded_ballot select ${made?.id}, competition_id, image_id, number, 'PROPOSED' from ballot
    where competition_id = ${ended.id}`);
  return made?.id ?? 0;
}

/** A seat of the jury of the competition that takes entries, which somebody has left. */
async function seatIn({ service, uploading }: World): Promise<number> {
  const seat = 87;
  await service.query(`insert into jury_seat (competition_id, seat, state, invited_at, mailed_at, answered_at, left_at)
    values (${uploading.id}, ${seat}, 'LEFT', now(), now(), now(), now())`);
  return seat;
}

/** A round of a competition that has ended, with a photo in it; nobody judges it. */
async function roundIn({ service, ended, images }: World): Promise<{ round: number; photo: number }> {
  const photo = 87_654_321;
  const [made] = await service.query<{ id: number }>(`insert into jury_round (competition_id, position, title, types,
      min_point, max_point, opens, closes, remarks, changed_by, changed_at)
    select id, 1, '{"hu": "Forduló", "en": "Round"}', '{}', 1, 5, voting_start, voting_end, 'NONE', 'admin', now()
    from competition where id = ${ended.id} returning id`);
  const round = made?.id ?? 0;
  await service.query(`insert into jury_photo (round_id, number, image_id, type_code)
    values (${round}, ${photo}, ${images.bela.ended.id}, 'colour')`);
  return { round, photo };
}

/** An award of a competition whose jury has given it to nobody. */
async function awardIn({ service, ended }: World): Promise<number> {
  const [made] = await service.query<{
    id: number;
  }>(`insert into jury_award (competition_id, position, kind, title, most, changed_by, changed_at)
    values (${ended.id}, 1, 'MEDAL', '{"hu": "Érem", "en": "Medal"}', 1, 'admin', now()) returning id`);
  return made?.id ?? 0;
}

/** Devices of Anna and of an administrator, and one of Anna's that was logged out. */
async function devicesOf({ service, anna, admin }: World): Promise<Pick<Things, 'hidden' | 'gone'>> {
  const idOf = async (person: Person) => {
    const devices = new DeviceOf(service, person);
    const { token, refreshToken } = await devices.login();
    const id = (await devices.list(token)).find(({ current }) => current)?.id ?? '';
    return { id, logout: () => devices.logout(refreshToken) };
  };
  const [hers, administrators, gone] = [await idOf(anna), await idOf(admin), await idOf(anna)];
  await gone.logout();
  return { hidden: [hers.id, administrators.id], gone: [gone.id] };
}

/** Makes everything. */
export async function hideThings(service: TestService): Promise<HiddenWorld> {
  await startIds(service);
  const world = await buildWorld(service);
  const { admin, anna, voting, ended, uploading, images, comment } = world;
  const stranger = await join(service, 'cili');
  const { body: sleeper } = await service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', {
    json: registration('dozing'),
  });
  const draftOne = await votedOn(world, 'DRAFT', 50);
  const cancelled = await votedOn(world, 'CANCELLED', 51);
  const heldBack = await heldBackIn(world);
  const photos = await hiddenPhotos(world);
  const gone = await goneThings(world);
  const { body: campaign } = await service.ask<Schemas['Email']>('POST', '/api/admin/email/', {
    token: admin.token,
    json: campaignContent(),
  });
  const { round, photo: juryPhoto } = await roundIn(world);
  const things: HiddenWorld['things'] = {
    competition: {
      never: neverId,
      hidden: [draftOne.competition],
      gone: [gone.competition],
      shown: [voting.id, ended.id, uploading.id, cancelled.competition, heldBack.competition],
    },
    image: {
      never: neverId,
      hidden: [...photos.hidden, images.anna.uploading.id, draftOne.image, cancelled.image, heldBack.image],
      shown: [images.anna.voting.id, images.anna.ended.id],
      gone: [photos.gone],
    },
    comment: {
      never: neverId,
      hidden: [photos.comment, draftOne.comment, cancelled.comment, heldBack.comment],
      shown: [comment.id],
      gone: [gone.comment],
    },
    account: { never: neverId, hidden: [anna.id, sleeper.id], shown: [], gone: [gone.account] },
    campaign: { never: neverId, hidden: [campaign.id], shown: [], gone: [] },
    staticText: { never: neverId, hidden: [], shown: [gone.keptText], gone: [gone.staticText] },
    // In the competition that takes entries Anna and Béla fill the first slot.
    slot: { never: 'colour-4', hidden: ['colour-1'], shown: [], gone: [] },
    ballot: { never: 'AAAAAAAAAAAAAAAA', hidden: [await ballotOf(world)], shown: [], gone: [] },
    exclusion: { never: neverId, hidden: [await excludedOf(world)], shown: [], gone: [] },
    device: { never: randomUUID(), ...(await devicesOf(world)), shown: [] },
    // Of digits that no answer has by itself.
    seat: { never: 99, hidden: [await seatIn(world)], shown: [], gone: [] },
    round: { never: neverId, hidden: [round], shown: [], gone: [] },
    award: { never: neverId, hidden: [await awardIn(world)], shown: [], gone: [] },
    juryPhoto: { never: neverId, hidden: [juryPhoto], shown: [], gone: [] },
    subscription: { never: randomUUID(), hidden: [], shown: [], gone: [gone.key] },
    username: { never: 'nobody', hidden: ['anna', 'dozing', 'admin'], shown: [], gone: ['leaver'] },
  };
  return { world, stranger, things };
}
