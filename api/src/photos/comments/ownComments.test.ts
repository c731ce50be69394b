/** Actions of an author on an own comment (docs/product.md §5). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

const minute = 60_000;

describe('own comments', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  let image: Schemas['Image'];
  let voting: Date;
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    image = (await upload(service, anna, competition.id, 'colour-1', await smallPhoto(1))).body;
    voting = within(competition, 'VOTING');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.setClock(voting);
    await service.query(`update competition set pre_moderation = false, status = 'PUBLISHED', closed_at = null`);
    await service.query(`update image set moderation = 'APPROVED'`);
  });

  const later = (ms: number) => service.setClock(new Date(voting.getTime() + ms));
  const write = async (comment = 'Szép', { token } = bela) =>
    (
      await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${image.id}`, {
        token,
        json: { comment },
      })
    ).body;
  const edit = (id: number, comment: string, { token } = bela) =>
    service.ask<Schemas['Comment']>('PUT', `/api/competition/user-comment/${id}`, { token, json: { comment } });
  const remove = (id: number, { token } = bela) =>
    service.ask<Schemas['Problem']>('DELETE', `/api/competition/user-comment/${id}`, { token });
  const moderate = (id: number, status: Schemas['CommentStatus']) =>
    service.ask('PUT', `/api/competition/moderate/comment/${id}/${status}`, { token: admin });
  const seenBy = async (token?: string) =>
    (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${image.id}`, token ? { token } : {})).body
      .comments;
  /** Label and competition of a comment in the audit log. */
  const labels = (id: number) =>
    service.query<{ label: string; competition: number }>(
      `select label->>'en' as label, competition_id as competition from audit_log
        where object_type = 'comment' and object_id = '${id}' order by id`,
    );
  const audited = (id: number) =>
    service.query<{ action: string; actor: string; before: unknown; after: unknown }>(
      `select action, actor, before, after from audit_log where object_type = 'comment' and object_id = '${id}' order by id`,
    );

  test('are changed for fifteen minutes; both versions are kept for moderators', async () => {
    const { id, createdAt, editedAt, editableUntil } = await write('Első');
    expect({ createdAt, editedAt }).toEqual({ createdAt: voting.toISOString(), editedAt: null });
    expect(editableUntil).toBe(new Date(voting.getTime() + 15 * minute).toISOString());
    later(15 * minute - 1);
    const { status, body } = await edit(id, '  Második ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, text: 'Második', status: 'APPROVED', own: true, createdAt });
    expect(body.editedAt).toBe(new Date(voting.getTime() + 15 * minute - 1).toISOString());
    expect((await seenBy()).find((comment) => comment.id === id)).toMatchObject({
      text: 'Második',
      editedAt: body.editedAt,
      // Nobody else is told until when.
      own: false,
      editableUntil: null,
    });
    later(15 * minute);
    expect(await edit(id, 'Harmadik')).toMatchObject({ status: 409, body: { code: 'EDIT_TIME_OVER' } });
    const [before, after] = [
      { text: 'Első', status: 'APPROVED' },
      { text: 'Második', status: 'APPROVED' },
    ];
    expect(await audited(id)).toEqual([{ action: 'comment.edited', actor: 'bela', before, after }]);
    expect(await labels(id)).toEqual([{ label: 'Második', competition: competition.id }]);
  });

  test('the same text changes nothing', async () => {
    const { id } = await write();
    expect((await edit(id, ' Szép ')).body).toMatchObject({ text: 'Szép', editedAt: null });
    expect(await audited(id)).toEqual([]);
  });

  test('wait for a moderator again where comments do', async () => {
    await service.query('update competition set pre_moderation = true');
    const { id } = await write();
    await moderate(id, 'APPROVED');
    expect((await edit(id, 'Más')).body.status).toBe('PENDING');
    expect((await seenBy()).some((comment) => comment.id === id)).toBe(false);
  });

  test('wait again once a moderator has approved what was there before', async () => {
    const { id } = await write();
    await moderate(id, 'REJECTED');
    expect(await edit(id, 'Más')).toMatchObject({ status: 409, body: { code: 'COMMENT_REJECTED' } });
    await moderate(id, 'APPROVED');
    expect((await edit(id, 'Más')).body.status).toBe('PENDING');
  });

  test('are deleted at any time: nobody reads them, moderators keep the text', async () => {
    const { id } = await write('Elhamarkodott');
    service.setClock(within(competition, 'ENDED'));
    expect((await remove(id)).status).toBe(204);
    for (const token of [undefined, bela.token, anna.token, admin])
      expect((await seenBy(token)).some((comment) => comment.id === id)).toBe(false);
    expect(await labels(id)).toEqual([{ label: 'Elhamarkodott', competition: competition.id }]);
    expect(await audited(id)).toEqual([
      {
        action: 'comment.deleted',
        actor: 'bela',
        after: null,
        before: { text: 'Elhamarkodott', status: 'APPROVED', imageId: image.id },
      },
    ]);
    expect((await remove(id)).status).toBe(404);
  });

  test('a rejected one is deleted too, and its held mail with it', async () => {
    const { id } = await write();
    await moderate(id, 'REJECTED');
    expect((await remove(id)).status).toBe(204);
  });

  test('are nobody else\u2019s, administrators included', async () => {
    const { id } = await write();
    const token = { ...anna, token: admin };
    for (const person of [anna, token]) {
      expect((await edit(id, 'Más', person)).status).toBe(404);
      expect((await remove(id, person)).status).toBe(404);
    }
    expect((await seenBy()).find((comment) => comment.id === id)?.text).toBe('Szép');
  });

  test.each([
    ['while the competition is paused', `status = 'PAUSED'`, 'COMPETITION_PAUSED'],
    ['once it is cancelled', `status = 'CANCELLED', closed_at = updated_at`, 'NOT_FOUND'],
  ])('stay as they are %s', async (_when, change, code) => {
    const { id } = await write();
    await service.query(`update competition set ${change}`);
    expect((await edit(id, 'Más')).body).toMatchObject({ code });
    expect((await remove(id)).body).toMatchObject({ code });
  });

  test('on an image that is hidden meanwhile they are not found', async () => {
    const { id } = await write();
    await service.query(`update image set moderation = 'REJECTED'`);
    expect((await edit(id, 'Más')).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});
