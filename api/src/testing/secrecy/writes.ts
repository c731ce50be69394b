/**
 * Writes that succeed, of every operation that writes: what they answer and leave behind must tell nothing either. They end
 * where they began, but for votes, comments and what the log keeps.
 */
import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import type { Parts } from '../goodCases/goodCase.ts';
import { randomBytes } from 'node:crypto';
import { DeviceOf } from '../devices.ts';
import { subscriptionKey } from '../goodCases/mails.ts';
import { picture } from '../photos/picture.ts';
import { datesFrom, registration } from '../people.ts';
import { until, type TestService } from '../service.ts';
import type { Moment } from './moment.ts';
import { juryRemark, juryReport, names, type CallerName, type PlantedData } from './plantedData.ts';

type Schemas = components['schemas'];

/** Makes a write that must succeed. @param token instead of the caller's own. @returns its JSON */
export type Write = <T = unknown>(id: OperationId, caller: CallerName, parts: Parts, token?: string) => Promise<T>;

/** Where the writes are made. */
export interface Scene {
  service: TestService;
  data: PlantedData;
  write: Write;
  stage: Exclude<Moment['stage'], 'BEFORE'>;
  /** A photo that nobody has entered. */
  photo: Buffer;
  now: Date;
}

const hour = 3_600_000;

async function entries({ data: { competition }, write, photo }: Scene): Promise<void> {
  const params = { competition_id: competition.id, image_type: 'colour-3' };
  const data = { title: 'Saját', description: '', ownImage: true };
  const entry = await write<Schemas['Image']>('uploadImage', 'newcomer', { params, multipart: { data, file: photo } });
  await write('uploadImage', 'newcomer', { params, multipart: { data: { ...data, title: 'Másik' }, file: null } });
  for (const to of ['mono-3', 'colour-3'])
    await write('moveEntry', 'newcomer', {
      params: { competition_id: competition.id },
      json: { imageId: entry.id, to },
    });
  await write('deleteImage', 'newcomer', { params });
}

async function votesAndComments({ data: { images }, write }: Scene): Promise<void> {
  for (const point of [59, 58, null]) await write('castVote', 'voter', { json: { imageId: images.rivals.id, point } });
  for (const caller of ['voter', 'owner'] as const) {
    const say = () =>
      write<Schemas['Comment']>('addComment', caller, {
        params: { id: images.rivals.id },
        json: { comment: 'Szép fény.' },
      });
    const [kept, hasty] = [await say(), await say()];
    await write('editMyComment', caller, { params: { id: kept.id }, json: { comment: 'Szép fény!' } });
    await write('deleteMyComment', caller, { params: { id: hasty.id } });
  }
}

async function moderation({ data: { comments, images }, write }: Scene): Promise<void> {
  for (const status of ['APPROVED', 'PENDING']) {
    await write('moderateComment', 'admin', { params: { id: comments.pending, status } });
    await write('adminModerateComments', 'admin', { json: { ids: [comments.pending], status } });
  }
  for (const status of ['PENDING', 'APPROVED']) {
    await write('moderateImage', 'admin', { params: { id: images.rivals.id, status }, json: {} });
    await write('adminModerateImages', 'admin', { json: { ids: [images.rivals.id], status } });
  }
  for (const value of [true, false])
    await write('adminDismissSimilar', 'admin', {
      params: { firstId: images.shown.id, secondId: images.rivals.id },
      json: { value },
    });
}

const codeIn = (text: string): string | undefined =>
  /\/(?:(?:activation|email-change)\/\d+|change\/[\w.-]+)\/([\w-]+)/.exec(text)?.[1];

/** An account that takes another address. */
interface Mover {
  id: number;
  token: string;
  password: string;
  request: Schemas['RegistrationRequest'];
}

/** Somebody asks for an address, takes it back, asks again and confirms it. */
async function move(service: TestService, write: Write, { id, token, password, request }: Mover): Promise<void> {
  const { firstName, lastName, locale, newsletter } = request;
  const moveTo = (email: string) => {
    const json = { email, firstName, lastName, locale, newsletter, current: password };
    return write('updateProfile', 'newcomer', { json }, token);
  };
  await moveTo(`no-${request.email}`);
  await write('resendEmailChange', 'newcomer', {}, token);
  await write('cancelEmailChange', 'newcomer', {}, token);
  await moveTo(`new-${request.email}`);
  const { text } = await service.mailTo(`new-${request.email}`, 'email-change');
  await write('confirmEmail', 'visitor', { params: { id }, json: { validationCode: codeIn(text) } });
}

/** Somebody logs in on two devices, goes on with one, and logs both out. */
async function onDevices({ service, write }: Scene, json: { username: string; password: string }): Promise<void> {
  const logIn = (device: string) => write<Schemas['OpenedSession']>('login', 'newcomer', { json: { ...json, device } });
  const [{ refreshToken }, { token }] = [await logIn('phone'), await logIn('tablet')];
  const next = await write<Schemas['OpenedSession']>('refreshSession', 'newcomer', { json: { refreshToken } });
  await write('endSession', 'visitor', { json: { refreshToken: next.refreshToken } });
  for (const { id } of await new DeviceOf(service, json).list(token))
    await write('endMySession', 'newcomer', { params: { id } }, token);
}

/** Somebody comes, forgets the password, moves and leaves. */
async function passerBy(scene: Scene): Promise<void> {
  const { service, write, stage } = scene;
  const username = `passer-${stage.toLowerCase()}`;
  const json = registration(username);
  const { id } = await write<Schemas['Registration']>('register', 'visitor', { json });
  const validationCode = codeIn((await service.mailTo(json.email, 'activation')).text);
  const activation = { validationCode, newPassword: 'only passing by here' };
  await write('activate', 'visitor', { params: { id }, json: activation });
  await write('requestPasswordReset', 'visitor', { json: { username, email: json.email } });
  const passwordValidationCode = codeIn((await service.mailTo(json.email, 'lost-password')).text);
  const password = 'still only passing by';
  await write('resetPassword', 'visitor', { json: { username, passwordValidationCode, password } });
  const { token } = await write<Schemas['SessionUser']>('login', 'newcomer', { json: { username, password } });
  await onDevices(scene, { username, password });
  await move(service, write, { id, token, password, request: json });
  await write('deleteMe', 'newcomer', { json: { current: password } }, token);
}

/** Changes of people's own accounts. */
async function ownAccount({ service, data: { people }, write }: Scene): Promise<void> {
  const { email, password } = people.newcomer;
  const [firstName, lastName] = names.newcomer;
  for (const newsletter of [['NEWS'], ['RESULT']])
    await write('updateProfile', 'newcomer', { json: { email, firstName, lastName, locale: 'en', newsletter } });
  for (const locale of ['hu', 'en']) await write('setMyLocale', 'newcomer', { json: { locale } });
  const another = 'another stone than before';
  await write('changePassword', 'newcomer', { query: { newPassword: another }, json: { current: password } });
  await write('changePassword', 'newcomer', { query: { newPassword: password }, json: { current: another } });
  const params = { key: await subscriptionKey({ service }, people.voter.username), list: 'RESULT' };
  await write('unsubscribe', 'visitor', { params });
  await write('resubscribe', 'visitor', { params });
}

async function accounts({ data: { people }, write, stage }: Scene): Promise<void> {
  const { acceptRules: _, ...request } = registration(`guest-${stage.toLowerCase()}`);
  const made = await write<Schemas['AdminUser']>('adminCreateUser', 'admin', {
    json: { ...request, administrator: false },
  });
  const params = { id: made.id };
  const { username: __, ...profile } = request;
  await write('adminUpdateUser', 'admin', {
    params,
    json: { ...profile, firstName: 'Más', administrator: false, version: made.version },
  });
  await write('adminSendAccountMail', 'admin', { params, json: { mail: 'ACTIVATION' } });
  for (const value of [false, true]) {
    await write('adminSetUserState', 'admin', { params, json: { value } });
    const accounts = [{ id: made.id }, { id: people.voter.id }];
    await write('adminSetUserStates', 'admin', { json: { accounts: accounts.slice(0, 1), enabled: value } });
    const newsletters = { accounts, list: 'ORGANISER', subscribed: value };
    await write('adminSetUserNewsletters', 'admin', { json: newsletters });
    await write('adminSetUserNewsletter', 'admin', { params: { type: 'NEWS', id: people.voter.id }, json: { value } });
  }
  await write('adminEndUserSessions', 'admin', { params });
  await write('adminDeleteUser', 'admin', { params });
}

async function competitions({ data: { competition }, write, now }: Scene): Promise<void> {
  const { minPoint, maxPoint } = competition;
  const content = {
    title: { hu: 'Vadonatúj', en: 'Brand new' },
    description: { hu: '', en: '' },
    minPoint,
    maxPoint,
    ...datesFrom(new Date(now.getTime() + 24 * hour)),
  };
  const made = await write<Schemas['AdminCompetition']>('adminCreateCompetition', 'admin', { json: content });
  const params = { id: made.id };
  await write('adminUpdateCompetition', 'admin', { params, json: { version: made.version, maxPoint: 7 } });
  await write('adminDeleteCompetition', 'admin', { params });
  for (const status of ['PAUSED', 'PUBLISHED'])
    await write('adminSetCompetitionStatus', 'admin', { params: { id: competition.id, status } });
}

/** A decision is taken back before it takes effect, another one afterwards. */
async function exclusions({ service, data: { competition, images }, write }: Scene): Promise<void> {
  const { id } = competition;
  const [ballot] = await service.query<{
    number: string;
  }>(`select translate(encode(number, 'base64'), '+/', '-_') as number
    from ballot where image_id = ${images.rivals.id} order by id limit 1`);
  const json = { imageId: images.rivals.id, ballots: [ballot?.number], reason: 'RULE', note: 'Próba', aloneNote: null };
  for (const confirmed of [false, true]) {
    const made = await write<Schemas['BallotExclusion']>('adminExcludeBallots', 'admin', { params: { id }, json });
    const params = { id, exclusion: made.id };
    if (confirmed) await write('adminConfirmExclusion', 'admin', { params, json: { aloneNote: 'Egyedül' } });
    await write('adminRevokeExclusion', 'admin', { params });
  }
}

/** Somebody is named as observer, and looks into who has voted. */
async function observer({ service, data: { competition, people }, write, stage, now }: Scene): Promise<void> {
  const params = { id: competition.id };
  const name = (accountId: number | null) => write('adminSetCountObserver', 'admin', { params, json: { accountId } });
  await name(people.owner.id);
  await name(null);
  await name(people.newcomer.id);
  if (stage === 'ENDED') {
    const at = `'${now.toISOString()}'`;
    await service.query(`update count_log set sealed_at = coalesce(sealed_at, ${at}), closed_at = coalesce(closed_at, ${at})
      where competition_id = ${competition.id}`);
    await write('observeCount', 'newcomer', { params, json: { choice: 'ROLL' } });
  }
  await service.query('delete from count_observer');
}

/** The jury is set up; somebody is asked to judge twice, declines, and is off the list again. */
async function jury({ service, data: { competition, people }, write }: Scene): Promise<void> {
  const params = { id: competition.id };
  const { version } = await write<Schemas['AdminJury']>('adminUpdateJury', 'admin', {
    params,
    json: { version: await versionOfJury(service, competition.id), judgesMayEnter: true },
  });
  await write('adminUpdateJury', 'admin', { params, json: { version, judgesMayEnter: false } });
  for (const chair of [true, false])
    await write('adminUpdateSeat', 'admin', { params: { ...params, seat: 1 }, json: { chair } });
  const { seats } = await write<Schemas['AdminJury']>('adminInviteJudge', 'admin', {
    params,
    json: { accountId: people.newcomer.id },
  });
  const seat = seats.find(({ accountId }) => accountId === people.newcomer.id)?.seat ?? 0;
  await service.query(`update jury_seat set mailed_at = mailed_at - interval '1 day' where seat = ${seat}`);
  await write('adminRemindJudge', 'admin', { params: { ...params, seat } });
  await write('answerJuryInvitation', 'newcomer', { params, json: { accept: false } });
  await write('adminRemoveSeat', 'admin', { params: { ...params, seat } });
}

/** An award is made, changed and deleted, and the chair confirms the list. */
async function awards({ service, data: { competition }, write, stage }: Scene): Promise<void> {
  const params = { id: competition.id };
  const json = {
    position: 2,
    kind: 'MEDAL',
    title: { hu: 'Érem', en: 'Medal' },
    place: null,
    type: null,
    seat: null,
    most: 1,
  };
  const made = await write<Schemas['AdminJury']>('adminCreateAward', 'admin', { params, json });
  const award = { ...params, award: Math.max(...made.awards.map(({ id }) => id)) };
  await write('adminUpdateAward', 'admin', { params: award, json: { version: 1, most: 2 } });
  // Nobody had it before.
  await write('adminGiveAward', 'admin', { params: award, json: { version: 2, winners: [] } });
  await write('adminDeleteAward', 'admin', { params: award });
  // The photos with awards are before the chair from the opening of the round on.
  if (stage === 'UPLOADING') return;
  const chair = `update jury_seat set chair = %1 where competition_id = ${competition.id} and seat = 1`;
  await service.query(chair.replace('%1', 'true'));
  const [list] = await service.query<{ version: number }>(
    `select version from jury_award_list where competition_id = ${competition.id}`,
  );
  await write('confirmAwards', 'judge', { params, json: { version: list?.version ?? 0 } });
  await service.query(chair.replace('%1', 'false'));
}

/** A round of the jury is made, changed and deleted; while it takes marks the judge does everything, and is taken out and back. */
async function rounds({ service, data, write, stage }: Scene): Promise<void> {
  const { competition, juryRound, people } = data;
  const params = { id: competition.id };
  if (stage === 'UPLOADING') {
    const json = {
      title: { hu: 'Második', en: 'Second' },
      position: 2,
      types: [],
      minPoint: 0,
      maxPoint: 20,
      remarks: 'NONE',
      opens: competition.votingEnd,
      closes: competition.award,
      panel: [1],
    };
    const made = await write<Schemas['AdminJury']>('adminCreateRound', 'admin', { params, json });
    const round = Math.max(...made.rounds.map(({ id }) => id));
    await write('adminUpdateRound', 'admin', { params: { ...params, round }, json: { version: 1, maxPoint: 10 } });
    await write('adminDeleteRound', 'admin', { params: { ...params, round } });
  }
  const { id: round, number } = juryRound;
  const seat = { ...params, round, seat: 1 };
  if (stage === 'VOTING') {
    const photo = { round, number };
    const marks = [4, null, 4].map((point) => ({ number, point, choice: randomBytes(12).toString('base64url') }));
    await write('castMarks', 'judge', { params: { round }, json: { marks } });
    for (const star of [true, false]) await write('starJuryPhoto', 'judge', { params: photo, json: { star } });
    for (const reason of ['KNOWN', null])
      await write('withdrawFromJuryPhoto', 'judge', { params: photo, json: { reason } });
    await write('remarkJuryPhoto', 'judge', { params: photo, json: { remark: juryRemark } });
    await write('reportJuryPhoto', 'judge', { params: photo, json: { text: juryReport } });
    for (const finished of [true, false])
      await write('finishJuryRound', 'judge', { params: { round }, json: { finished } });
    await service.query(`update jury_panel set reminded_at = null where round_id = ${round}`);
    await write('adminRemindOfRound', 'admin', { params: seat });
    for (const state of ['WITHDRAWN', 'ACTIVE'])
      await write('adminSetPanelSeat', 'admin', { params: seat, json: { state } });
  }
  if (stage === 'AWARD') {
    const json = { closes: competition.award, reason: 'Nem volt kapcsolat.' };
    await write('adminReopenRound', 'admin', { params: { ...params, round }, json });
    await service.query(`update jury_round set closes = '${competition.votingEnd}' where id = ${round}`);
    const decided = await write<Schemas['AdminJuryRound']>('adminDecideRound', 'admin', {
      params: { ...params, round },
      json: { version: await versionOfRound(service, round), lines: [] },
    });
    const takenBack = { version: decided.version, reason: 'Tévedés.' };
    // As long as an award depends on it a decision is not taken back.
    const awardOf = (id: number) =>
      service.query(`update jury_award set competition_id = ${id} where id = ${data.juryAward}`);
    await awardOf(data.draft.id);
    await write('adminTakeDecisionBack', 'admin', { params: { ...params, round }, json: takenBack });
    await awardOf(competition.id);
    for (const accountIds of [[people.owner.id], []])
      await write('adminSetConflicts', 'admin', { params: { ...params, seat: 1 }, json: { accountIds } });
  }
}

async function versionOfRound(service: TestService, id: number): Promise<number> {
  const [row] = await service.query<{ version: number }>(`select version from jury_round where id = ${id}`);
  return row?.version ?? 0;
}

async function versionOfJury(service: TestService, id: number): Promise<number> {
  const [row] = await service.query<{ version: number }>(`select version from jury where competition_id = ${id}`);
  return row?.version ?? 0;
}

const newsletter = {
  template: 'newsletter',
  subject: { hu: 'Hírek', en: 'News' },
  body: { hu: 'Kedves {{name}}!', en: 'Dear {{name}},' },
};

/** Of a campaign that has been sent, one mail could not be: it is sent once more. */
async function sendToTheFailed({ service, write }: Scene, id: number): Promise<void> {
  const mails = `from mail where campaign_id = ${id}`;
  await until('the campaign is sent', async () => {
    const [campaign] = await service.query<{ state: string }>(`select state from campaign where id = ${id}`);
    return campaign?.state === 'FINISHED';
  });
  await service.query(`update mail set status = 'FAILED' where id = (select min(id) ${mails})`);
  await write('adminRetryEmail', 'admin', { params: { id } });
}

async function campaigns(scene: Scene): Promise<void> {
  const { data, write, stage, now } = scene;
  const { competition } = data;

  const of = (group: string) => ({
    audience: { group, newsletter: null, locale: null },
    competitionId: competition.id,
  });
  const content = { ...newsletter, ...of('ENTRANTS'), scheduledAt: new Date(now.getTime() + 24 * hour).toISOString() };
  await write('adminCountEmailAudience', 'admin', { json: of('ENTRANTS') });
  await write('adminCheckEmail', 'admin', { json: content });
  const draft = await write<Schemas['Email']>('adminCreateEmail', 'admin', { json: content });
  await write('adminDeleteEmail', 'admin', { params: { id: draft.id }, query: { version: String(draft.version) } });
  const made = await write<Schemas['Email']>('adminCreateEmail', 'admin', { json: content });
  const params = { id: made.id };
  const body = { hu: 'Szia, {{username}}: {{competition}}', en: 'Hi, {{username}}: {{competition}}' };
  await write('adminUpdateEmail', 'admin', { params, json: { ...content, body, version: made.version } });
  await write('adminTestEmail', 'admin', { params });
  await write('adminActivateEmail', 'admin', { params });
  await write('adminCancelEmail', 'admin', { params });
  const sent = await write<Schemas['Email']>('adminCreateAndSendEmail', 'admin', {
    json: { ...newsletter, ...of('ENTRANTS'), body },
  });
  await sendToTheFailed(scene, sent.id);
  if (stage === 'AWARD' || stage === 'ENDED')
    await write('adminCreateAndSendEmail', 'admin', { json: { ...newsletter, ...of('VOTERS') } });
  if (stage === 'ENDED')
    await write('adminCreateAndSendEmail', 'admin', { json: { template: 'results', ...of('ENTRANTS') } });
}

async function texts({ service, data: { people }, write }: Scene): Promise<void> {
  const json = { key: 'contact.body', locale: 'hu', text: 'Írj nekünk.' };
  const { id, version } = await write<Schemas['StaticText']>('adminCreateStaticText', 'admin', { json });
  const params = { id };
  await write('adminUpdateStaticText', 'admin', { params, json: { text: 'Írjatok nekünk.', version } });
  await write('adminDeleteStaticText', 'admin', { params });
  const template = { id: 'results', locale: 'hu' };
  const { body: before } = await service.ask<Schemas['Template']>('GET', '/api/admin/template/results/hu', {
    token: people.admin.token,
  });
  const changed = await write<Schemas['Template']>('adminUpdateTemplate', 'admin', {
    params: template,
    json: { subject: 'Eredmény', body: 'Szia, {{name}}!', version: before.version },
  });
  await write('adminResetTemplate', 'admin', { params: template, query: { version: String(changed.version) } });
}

async function site({ service, write }: Scene): Promise<void> {
  const { body: before } = await service.ask<Schemas['Site']>('GET', '/api/site');
  const json = { contactEmail: `klub${before.version}@example.org`, version: before.version };
  const { version } = await write<Schemas['Site']>('adminUpdateSite', 'admin', { json });
  await write('adminSetSiteLogo', 'admin', { json: { picture: await picture(64), version } });
  await write('adminRemoveSiteLogo', 'admin', {});
}

/** Everything that can be written in a stage. */
export async function writeEverything(scene: Scene): Promise<void> {
  if (scene.stage === 'UPLOADING') await entries(scene);
  if (scene.stage === 'VOTING') await votesAndComments(scene);
  if (scene.stage !== 'ENDED') await jury(scene);
  if (scene.stage !== 'UPLOADING') await awards(scene);
  await rounds(scene);
  if (scene.stage === 'AWARD' || scene.stage === 'ENDED') {
    await exclusions(scene);
    await observer(scene);
  }
  for (const part of [moderation, passerBy, ownAccount, accounts, competitions, campaigns, texts, site])
    await part(scene);
}
