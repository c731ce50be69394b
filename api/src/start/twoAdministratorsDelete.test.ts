/** Two administrators, of whom one deletes what the other one changes, one after another or at once. */
import type { components } from '@photo-competition/schema/rest';
import { orDeleted, startDesk, type Desk } from '../testing/atOnce/desk.ts';
import { gone, isGone, type Stand } from '../testing/atOnce/linearized.ts';
import type { Kind } from '../testing/atOnce/play.ts';
import { engine } from '../testing/engines.ts';
import { draft } from '../testing/goodCases/competitions.ts';
import { campaignContent } from '../testing/goodCases/mails.ts';
import { join } from '../testing/people.ts';

type Schemas = components['schemas'];

describe('two administrators, of whom one deletes', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(engine);
  }, 150_000);
  afterAll(() => desk.service.stop());

  test('drafts of competitions, deleted too', async () => {
    const { world, oneByOne, reader, hold } = desk;
    const standFrom = ({ title, status, version }: Schemas['AdminCompetition']): Stand => ({
      content: { title, status },
      version,
    });
    const path = 'competition/';
    const kind: Kind = {
      ids: [(await draft(world)).id, (await draft(world)).id],
      changes: [{ title: { hu: 'Egy', en: 'Egy' } }, { status: 'PUBLISHED' }, gone],
      mayBeUnguarded: (change) => isGone({ content: change }),
      illegal: ({ content: { status } }, change) => {
        if (isGone({ content: change })) return status === 'DRAFT' ? null : 'COMPETITION_NOT_DRAFT';
        return 'status' in change && status !== 'DRAFT' ? 'ILLEGAL_STATUS_CHANGE' : null;
      },
      read: reader(path, standFrom),
      isSpent: ({ content }) => content['status'] !== 'DRAFT',
      renew: async () => (await draft(world)).id,
      send: oneByOne(
        standFrom,
        orDeleted(path, ({ change }, { id, seen: { version } }) =>
          'status' in change
            ? [`${path}status/${id}/PUBLISHED?version=${version}`]
            : [`${path}${id}`, { ...change, version }],
        ),
      ),
    };
    await hold(kind, 7);
  });

  test('drafts of campaigns, deleted too', async () => {
    const { ask, oneByOne, hold } = desk;
    const standFrom = ({ subject, version }: Schemas['Email']): Stand => ({ content: { subject }, version });
    const content = { ...campaignContent(), scheduledAt: null };
    const add = async () => (await ask<Schemas['Email']>('POST', 'email/', content)).body.id;
    const kind: Kind = {
      ids: [await add(), await add()],
      changes: [{ subject: { hu: 'Egy', en: 'One' } }, { subject: { hu: 'Kettő', en: 'Two' } }, gone],
      mayBeUnguarded: (change) => isGone({ content: change }),
      async read(id) {
        const { body } = await ask<Schemas['EmailPage']>('POST', 'email/page', { page: 0, size: 100 });
        const found = body.content.find((one) => one.id === id);
        return found ? standFrom(found) : { content: gone, version: null };
      },
      renew: add,
      send: oneByOne(
        standFrom,
        orDeleted('email/', ({ change }, { id, seen: { version } }) => [
          `email/${id}`,
          { ...content, ...change, version },
        ]),
      ),
    };
    await hold(kind, 8);
  });

  test('accounts, deleted too', async () => {
    const { service, ask, oneByOne, reader, hold } = desk;
    const standFrom = ({ enabled, organiserMail, version }: Schemas['AdminUser']): Stand => ({
      content: { enabled, organiserMail },
      version,
    });
    let joined = 0;
    const add = async () => (await join(service, `leaver${(joined += 1)}`)).id;
    const kind: Kind = {
      ids: [await add(), await add()],
      changes: [{ enabled: false }, { enabled: true }, gone],
      mayBeUnguarded: () => true,
      read: reader('user/', standFrom),
      renew: add,
      async send(call, token) {
        const { targets, change, isGuarded } = call;
        if (isGone({ content: change }))
          return oneByOne(
            standFrom,
            orDeleted('user/', () => ['']),
          )(call, token);
        const accounts = targets.map(({ id, seen }) => ({ id, ...(isGuarded ? { ifVersion: seen.version } : {}) }));
        const { body } = await ask<Schemas['UserResults']>('POST', 'user/states', { accounts, ...change }, token);
        return body.results.map(({ refusal, changedBy, changedAt, user }) => ({
          refusal,
          changedBy,
          changedAt,
          before: null,
          stands: user && standFrom(user),
        }));
      },
    };
    await hold(kind, 9);
  });
});
