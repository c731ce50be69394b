/** The pulse that administrators' pages ask for every few seconds: waiting work, changed objects and their editors. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { campaignContent } from '../../testing/goodCases/mails.ts';
import { TestService, until } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

type Schemas = components['schemas'];

describe('the pulse', () => {
  let service: TestService;
  let world: World;
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
  }, 150_000);
  afterAll(() => service.stop());

  const call = <T = unknown>(method: string, path: string, json?: unknown) =>
    service.ask<T>(method, `/api/admin/${path}`, { token: world.admin.token, ...(json === undefined ? {} : { json }) });
  const pulse = async (...watch: [Schemas['WatchedKind'], string | number][]) => {
    const json = { watch: watch.map(([kind, id]) => ({ kind, id: String(id) })) };
    return (await call<Schemas['Pulse']>('POST', 'pulse', json)).body;
  };

  test('objects that wait for a moderator, and a mark of changes', async () => {
    const before = await pulse();
    expect(before).toMatchObject({ pendingImages: 0, pendingComments: 0, runningEmails: [], watched: [] });
    const now = new Date(world.voting.votingStart);
    service.setClock(now);
    const { anna, bela } = world.images;
    await call('POST', 'moderation/images', { ids: [anna.ended.id, bela.voting.id], status: 'PENDING' });
    await call('POST', 'moderation/comments', { ids: [world.comment.id], status: 'PENDING' });
    const after = await pulse();
    expect(after).toMatchObject({ pendingImages: 2, pendingComments: 1, now: now.toISOString() });
    expect(after.auditId).toBeGreaterThan(before.auditId);
    expect((await pulse()).auditId).toBe(after.auditId);
    await call('POST', 'moderation/images', { ids: [anna.ended.id, bela.voting.id], status: 'APPROVED' });
    service.setClock();
  });

  test('photos of which a size is still being made', async () => {
    expect((await pulse()).unfinishedPhotos).toBe(0);
    await service.query(`insert into derivative_backfill (image_id, due_at) select id, now() + interval '1 day'
      from image where id in (${world.images.anna.ended.id}, ${world.images.bela.ended.id})`);
    expect((await pulse()).unfinishedPhotos).toBe(2);
    await service.query('delete from derivative_backfill');
  });

  test('versions of what is watched, in the order that was asked, with who changed it; what is gone is absent', async () => {
    const { voting, anna } = world;
    const text = await call<Schemas['StaticText']>('POST', 'localized-static-text/', {
      key: 'rules.body',
      locale: 'hu',
      text: 'Egy',
    });
    await call('PUT', `localized-static-text/${text.body.id}`, { text: 'Kettő', version: 1 });
    const asked = await pulse(
      ['STATIC_TEXT', text.body.id],
      ['COMPETITION', voting.id],
      ['COMPETITION', 2 ** 31 - 1],
      ['ACCOUNT', 'x'],
      ['TEMPLATE', 'results/hu'],
      ['TEMPLATE', 'nothing/hu'],
      ['ACCOUNT', anna.id],
    );
    expect(asked.watched).toMatchObject([
      { kind: 'STATIC_TEXT', id: String(text.body.id), version: 2, changedBy: 'admin' },
      { kind: 'COMPETITION', id: String(voting.id), version: voting.version, changedBy: 'admin' },
      { kind: 'TEMPLATE', id: 'results/hu', version: 0, changedBy: null, changedAt: null },
      { kind: 'ACCOUNT', id: String(anna.id), changedBy: null },
    ]);
    await call('POST', `user/state/${anna.id}`, { value: true });
    await call('DELETE', `localized-static-text/${text.body.id}`);
    expect((await pulse(['STATIC_TEXT', text.body.id])).watched).toEqual([]);
  });

  test('mail: what is queued, since when, what was given up in a day, and that the server takes it', async () => {
    // A mail of the moderation above would be queued at any moment; those of registrations have gone out.
    await service.query('delete from moderation_notice');
    await until('the queue to be empty', async () => (await pulse()).mail.queued === 0);
    expect((await pulse()).mail).toMatchObject({ oldest: null, serverReachable: true, lastAnswer: null });
    const mail = (status: string, hoursAgo: number) =>
      service.query(`insert into mail (kind, recipient, subject, body_text, body_html, status, due_at, created_at)
        values ('activation', 'a@example.org', '', '', '', '${status}', now() + interval '1 day',
          now() - interval '${hoursAgo} hours')`);
    for (const [status, hours] of [
      ['QUEUED', 3],
      ['QUEUED', 1],
      ['FAILED', 23],
      ['FAILED', 25],
      ['SENT', 1],
    ] as const)
      await mail(status, hours);
    const { mail: told, now } = await pulse();
    expect(told).toMatchObject({ queued: 2, failedLastDay: 1 });
    const age = Date.parse(now) - Date.parse(told.oldest ?? '');
    expect(Math.round(age / 3_600_000)).toBe(3);
  });

  test('campaigns that are being sent', async () => {
    const { body } = await call<Schemas['Email']>('POST', 'email/', campaignContent());
    await service.query(`update campaign set state = 'RUNNING', frozen = '{}' where id = ${body.id}`);
    await service.query(`insert into mail (kind, recipient, subject, body_text, body_html, due_at, created_at, campaign_id)
      values ('newsletter', 'a@example.org', '', '', '', now() + interval '1 day', now(), ${body.id})`);
    expect((await pulse()).runningEmails).toEqual([body.id]);
  });
});
