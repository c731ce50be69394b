/** The announced numbers of a deletion are those of the deletion. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const hour = 3_600_000;
const nothing = { entriesWithdrawn: 0, entriesKept: 0, comments: 0, votes: 0, lastAdministrator: false };

describe('the effects of a deletion', () => {
  let service: TestService;
  let admin: string;
  let photo: Buffer;
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    photo = await jpegPhoto({ width: 160, height: 120 });
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const ofUser = async (id: number, token = admin) =>
    service.ask<Schemas['UserRemoval']>('GET', `/api/admin/user/${id}/removal`, { token });
  const own = async (token: string) =>
    (await service.ask<Schemas['UserRemoval']>('GET', '/api/user/my/removal', { token })).body;
  const count = async (statement: string) =>
    (await service.query<{ n: number }>(`select count(*)::int as n from ${statement}`))[0]?.n;

  /** A person with an entry in the voting and two in an upcoming competition, a vote and two comments. */
  async function entrant(name: string): Promise<{ person: Person; voting: Schemas['AdminCompetition'] }> {
    const [person, other] = [await join(service, name), await join(service, `${name}-2`)];
    const voting = await announce(service, admin, datesFrom(new Date(Date.now() - 1.5 * hour)));
    const upcoming = await announce(service, admin, datesFrom(new Date(Date.now() - 0.5 * hour)));
    service.setClock(within(voting, 'UPLOADING'));
    await upload(service, person, voting.id, 'colour-1', photo);
    const { body: seen } = await upload(service, other, voting.id, 'colour-1', photo);
    service.setClock(within(upcoming, 'UPLOADING'));
    for (const slot of ['colour-1', 'mono-1']) await upload(service, person, upcoming.id, slot, photo);
    const { token } = person;
    await service.ask('POST', '/api/competition/vote', { token, json: { imageId: seen.id, point: 4 } });
    for (const comment of ['Soft light.', 'And a fine frame.'])
      await service.ask('POST', `/api/competition/comment/${seen.id}`, { token, json: { comment } });
    return { person, voting };
  }

  const told = { entriesWithdrawn: 2, entriesKept: 1, comments: 2, votes: 1, lastAdministrator: false };

  test('the person reads it, leaves, and what was told has happened', async () => {
    const { person, voting } = await entrant('anna');
    service.setClock(within(voting, 'VOTING'));
    expect(await own(person.token)).toEqual(told);
    const [{ voter_key: key } = { voter_key: '' }] = await service.query<{ voter_key: string }>(
      `select voter_key from account where id = ${person.id}`,
    );
    const [entries, comments] = [await count(`image where voter_key = '${key}'`), await count('comment')];
    const json = { current: person.password };
    expect((await service.ask('POST', '/api/user/my/delete', { token: person.token, json })).status).toBe(204);
    expect(await count(`image where voter_key = '${key}'`)).toBe(told.entriesKept);
    expect(entries).toBe(told.entriesKept + told.entriesWithdrawn);
    expect(await count('comment')).toBe(comments);
    expect(await count('comment where account_id is null')).toBe(told.comments);
    expect(await count(`vote where voter_key = '${key}'`)).toBe(told.votes);
    // The entry goes on: seen, votable, and without a name for administrators, too.
    const { body } = await service.ask<Schemas['ImagePage']>('GET', `/api/competition/paged/${voting.id}?size=10`, {
      token: admin,
    });
    expect(body.content.map(({ author }) => author?.username ?? null).sort()).toEqual(['anna-2', null]);
  });

  test('the administrator reads the same, but of votes where voting is over alone', async () => {
    const { person, voting } = await entrant('bela');
    expect((await ofUser(person.id)).body).toEqual({ ...told, votes: 0 });
    service.setClock(voting.votingEnd);
    expect((await ofUser(person.id)).body.votes).toBe(0);
    service.setClock(within(voting, 'AWARD'));
    expect((await ofUser(person.id)).body).toEqual({ ...told, entriesWithdrawn: 0, entriesKept: 3 });
  });

  test('the last enabled administrator is told that the account must stay', async () => {
    const { body: me } = await service.ask<Schemas['SessionUser']>('GET', '/api/user/my', { token: admin });
    expect(await own(admin)).toEqual({ ...nothing, lastAdministrator: true });
    const second = await join(service, 'second');
    await service.query(`update account set administrator = true where id = ${second.id}`);
    expect(await own(admin)).toEqual(nothing);
    expect((await ofUser(second.id)).body).toEqual(nothing);
    await service.query(`update account set enabled = false where id = ${second.id}`);
    expect((await ofUser(me.id)).body).toEqual({ ...nothing, lastAdministrator: true });
    expect((await ofUser(second.id)).body).toEqual(nothing);
  });

  test('nobody but administrators reads it of others, and nothing is read of nobody', async () => {
    const person = await join(service, 'curious');
    expect((await ofUser(person.id, person.token)).status).toBe(403);
    expect((await ofUser(2 ** 31 - 1)).status).toBe(404);
    expect((await service.ask('GET', '/api/user/my/removal')).status).toBe(401);
  });
});
