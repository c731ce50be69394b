/**
 * Two administrators at the same objects, one after another or at once, in any order: no write that was based on something older
 * takes effect, a refused administrator is told what stands now, by whom and since when, and what a bulk call answers for an id is true.
 */
import type { components } from '@photo-competition/schema/rest';
import { orDeleted, startDesk, type Desk } from '../testing/atOnce/desk.ts';
import { gone, type Content, type Stand } from '../testing/atOnce/linearized.ts';
import type { Call, Id, Kind } from '../testing/atOnce/play.ts';
import { engine } from '../testing/engines.ts';
import { draft } from '../testing/goodCases/competitions.ts';

type Schemas = components['schemas'];

describe('two administrators', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(engine);
  }, 150_000);
  afterAll(() => desk.service.stop());

  const rowOf = async (columns: string, from: string, id: Id): Promise<Stand> => {
    const [row] = await desk.service.query<Content>(`select ${columns} from ${from} where id = ${id}`);
    return { content: { ...row }, version: null };
  };
  const moderation = ({ targets, isGuarded }: Call) => ({
    ids: targets.map(({ id }) => id),
    ...(isGuarded ? { ifStatus: targets[0]?.seen.content['status'] } : {}),
  });

  test('images of the queue, many in one call', async () => {
    const { world, ask, hold } = desk;
    const { anna, bela } = world.images;
    const kind: Kind = {
      ids: [anna.voting.id, bela.voting.id],
      guard: 'status',
      mayBeUnguarded: () => true,
      changes: [
        { status: 'APPROVED', reason: null },
        { status: 'PENDING', reason: null },
        { status: 'REJECTED', reason: 'Blurred' },
        { status: 'REJECTED', reason: null },
      ],
      read: (id) => rowOf('moderation as status, moderation_reason as reason', 'image', id),
      async send(call, token) {
        const { status, reason } = call.change;
        const json = { ...moderation(call), status, ...(reason === null ? {} : { reason }) };
        const { body } = await ask<Schemas['ImageModerationResults']>('POST', 'moderation/images', json, token);
        expect(body.results.map(({ id }) => id)).toEqual(json.ids);
        return body.results.map(({ refusal, changedBy, changedAt, image, previousStatus, previousReason }) => ({
          refusal,
          changedBy,
          changedAt,
          before: { status: previousStatus, reason: previousReason },
          stands: { content: { status: image?.moderation, reason: image?.moderationReason }, version: null },
        }));
      },
    };
    await hold(kind, 1);
  });

  test('comments of the queue, many in one call', async () => {
    const { service, world, ask, hold } = desk;
    const path = `/api/competition/comment/${world.images.anna.voting.id}`;
    await service.query(`update image set moderation = 'APPROVED', moderation_reason = null`);
    const said = { token: world.bela.token, json: { comment: 'Szép' } };
    const { body: comment } = await service.ask<Schemas['Comment']>('POST', path, said);
    const kind: Kind = {
      ids: [world.comment.id, comment.id],
      guard: 'status',
      mayBeUnguarded: () => true,
      changes: [{ status: 'APPROVED' }, { status: 'PENDING' }, { status: 'REJECTED' }],
      read: (id) => rowOf('status', 'comment', id),
      async send(call, token) {
        const json = { ...moderation(call), ...call.change };
        const { body } = await ask<Schemas['CommentModerationResults']>('POST', 'moderation/comments', json, token);
        expect(body.results.map(({ id }) => id)).toEqual(json.ids);
        return body.results.map(({ refusal, changedBy, changedAt, comment: shown, previousStatus }) => ({
          refusal,
          changedBy,
          changedAt,
          before: { status: previousStatus },
          stands: { content: { status: shown?.status }, version: null },
        }));
      },
    };
    await hold(kind, 2);
  });

  test('accounts: what is typed of one, states and newsletters of many', async () => {
    const { world, ask, oneByOne, reader, hold } = desk;
    const standFrom = ({ version, ...user }: Schemas['AdminUser']): Stand => {
      const { email, firstName, lastName, locale, newsletter, administrator, enabled } = user;
      const content = {
        email,
        firstName,
        lastName,
        locale,
        newsletter: [...newsletter].sort(),
        administrator,
        enabled,
      };
      return { content, version };
    };
    const typed = oneByOne(standFrom, ({ change }, { id, seen }) => {
      const { enabled: _, ...profile } = seen.content;
      return [`user/${id}`, { ...profile, ...change, version: seen.version }];
    });
    const kind: Kind = {
      ids: [world.anna.id, world.bela.id],
      mayBeUnguarded: (change) => !('firstName' in change),
      changes: [
        { firstName: 'Ilona' },
        { firstName: 'Ilka' },
        { enabled: false },
        { enabled: true },
        { newsletter: [] },
        { newsletter: ['RESULT'] },
      ],
      read: reader('user/', standFrom),
      async send(call, token) {
        const { targets, change, isGuarded } = call;
        if ('firstName' in change) return typed(call, token);
        const accounts = targets.map(({ id, seen }) => ({ id, ...(isGuarded ? { ifVersion: seen.version } : {}) }));
        const { newsletter } = change as { newsletter?: string[] };
        const [path, json] = newsletter
          ? ['user/newsletters', { accounts, list: 'RESULT', subscribed: newsletter.length > 0 }]
          : ['user/states', { accounts, ...change }];
        const { body } = await ask<Schemas['UserResults']>('POST', path, json, token);
        expect(body.results.map(({ id }) => id)).toEqual(targets.map(({ id }) => id));
        return body.results.map(({ refusal, changedBy, changedAt, user }) => ({
          refusal,
          changedBy,
          changedAt,
          before: null,
          stands: user && standFrom(user),
        }));
      },
    };
    await hold(kind, 3);
  });

  test('static texts, deleted too', async () => {
    const { ask, oneByOne, reader, hold } = desk;
    const standFrom = ({ text, version }: Schemas['StaticText']): Stand => ({ content: { text }, version });
    const path = 'localized-static-text/';
    const localeOf = new Map<Id, string>();
    const add = async (locale: string) => {
      const { body } = await ask<Schemas['StaticText']>('POST', path, { key: 'rules.body', locale, text: 'Egy' });
      localeOf.set(body.id, locale);
      return body.id;
    };
    const kind: Kind = {
      ids: [await add('hu'), await add('en')],
      changes: [{ text: 'Egy' }, { text: 'Kettő' }, gone],
      read: reader(path, standFrom),
      renew: (was) => add(localeOf.get(was) ?? ''),
      send: oneByOne(
        standFrom,
        orDeleted(path, ({ change }, { id, seen: { version } }) => [`${path}${id}`, { ...change, version }]),
      ),
    };
    await hold(kind, 4);
  });

  test('templates of mails, taken back to the shipped text too', async () => {
    const { oneByOne, reader, hold } = desk;
    const standFrom = ({ subject, body, version }: Schemas['Template']): Stand => ({
      content: { subject, body },
      version,
    });
    const ids: [Id, Id] = ['password-changed/hu', 'password-changed/en'];
    const read = reader('template/', standFrom);
    const reset = { reset: true };
    const shipped = new Map(await Promise.all(ids.map(async (id) => [id, (await read(id)).content] as const)));
    const kind: Kind = {
      ids,
      changes: [{ subject: 'Egy' }, { subject: 'Kettő' }, { body: 'Szia {{name}}' }, reset, reset],
      means: (id, change) => (change === reset ? (shipped.get(id) ?? {}) : change),
      read,
      send: oneByOne(standFrom, ({ change }, { id, seen: { content, version } }) =>
        change === reset
          ? [`template/${id}?version=${version}`, undefined, 'DELETE']
          : [`template/${id}`, { ...content, ...change, version }],
      ),
    };
    await hold(kind, 5);
  });

  test('competitions: what is typed, and their status', async () => {
    const { world, oneByOne, reader, hold } = desk;
    const standFrom = ({ title, status, version }: Schemas['AdminCompetition']): Stand => ({
      content: { title, status },
      version,
    });
    const titled = (name: string) => ({ title: { hu: name, en: name } });
    const next: Record<string, string[]> = { DRAFT: ['PUBLISHED'], PUBLISHED: ['PAUSED'], PAUSED: ['PUBLISHED'] };
    const kind: Kind = {
      ids: [(await draft(world)).id, (await draft(world)).id],
      changes: [titled('Egy'), titled('Kettő'), { status: 'PUBLISHED' }, { status: 'PAUSED' }],
      mayBeUnguarded: ({ status }) => status !== undefined,
      illegal: ({ content: { status } }, change) =>
        change['status'] === undefined || next[String(status)]?.includes(String(change['status']))
          ? null
          : 'ILLEGAL_STATUS_CHANGE',
      read: reader('competition/', standFrom),
      send: oneByOne(standFrom, ({ change, isGuarded }, { id, seen: { version } }) =>
        typeof change['status'] === 'string'
          ? [`competition/status/${id}/${change['status']}${isGuarded ? `?version=${version}` : ''}`]
          : [`competition/${id}`, { ...change, version }],
      ),
    };
    await hold(kind, 6);
  });
});
