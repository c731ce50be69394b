/** Many at the same moment on the running service: one winner, nobody served a fault, and nothing out of joint afterwards. */
import type { components } from '@photo-competition/schema/rest';
import { competitionContent } from '../testing/goodCases/competitions.ts';
import { engine } from '../testing/engines.ts';
import { join, login, registration, upload } from '../testing/people.ts';
import { TestService, type Answer } from '../testing/service.ts';
import { damageOf } from '../testing/soundness.ts';
import { buildWorld, smallPhoto, type World } from '../testing/world.ts';

type Schemas = components['schemas'];

const times = <T>(n: number, work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));

/** How often each status, with the code of a refusal, was answered. */
function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = status < 400 ? '' : ` ${(body as Schemas['Problem']).code}`;
    counts[`${status}${code}`] = (counts[`${status}${code}`] ?? 0) + 1;
  }
  return counts;
}

describe('at the same moment', () => {
  let service: TestService;
  let world: World;
  let second: string;
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    const helper = await join(service, 'helper');
    await service.ask('PUT', `/api/admin/user/${helper.id}`, {
      token: world.admin.token,
      json: {
        email: helper.email,
        firstName: 'H',
        lastName: 'H',
        locale: 'hu',
        newsletter: [],
        administrator: true,
        version: 1,
      },
    });
    second = helper.token;
  }, 150_000);
  afterAll(() => service.stop());

  const count = async (sql: string) =>
    (await service.query<{ n: number }>(`select count(*)::int as n from ${sql}`))[0]?.n;
  const post = (path: string, json: unknown, token?: string) => service.ask('POST', path, { json, token });

  test('fifty votes of one person on one photo: all are taken, one stands, the newest of the history', async () => {
    const imageId = world.images.anna.voting.id;
    const answers = await times(50, (i) =>
      post('/api/competition/vote', { imageId, point: 1 + (i % 5) }, world.bela.token),
    );
    expect(tally(answers)).toEqual({ '200': 50 });
    const votes = await service.query<{ point: number; newest: number }>(
      `select point, (select point from ballot where image_id = ${imageId} order by id desc limit 1) as newest
        from vote where image_id = ${imageId}`,
    );
    expect(votes).toHaveLength(1);
    expect(votes[0]?.newest).toBe(votes[0]?.point);
  });

  test('fifty uploads into one slot: one entry, whole, and the first alone was new', async () => {
    const photos = await times(5, (i) => smallPhoto(100 + i));
    const answers = await times(50, (i) =>
      upload(service, world.bela, world.uploading.id, 'mono-1', photos[i % 5] ?? null, { title: `Photo ${i}` }),
    );
    expect(tally(answers)).toEqual({ '200': 49, '201': 1 });
    expect(await count(`image where title like 'Photo %'`)).toBe(1);
    const slot = `/api/competition/user-image/${world.uploading.id}/mono-1`;
    const bytes = await service.raw('GET', `${slot}/original`, { token: world.bela.token });
    expect((await bytes.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }, 150_000);

  test('uploads into a slot and its deletion: the slot is whole or empty after each', async () => {
    const slot = `/api/competition/upload/${world.uploading.id}/mono-2`;
    const both = await times(20, (i) =>
      i % 2
        ? service.ask<unknown>('DELETE', slot, { token: world.anna.token })
        : upload<unknown>(service, world.anna, world.uploading.id, 'mono-2', world.photo),
    );
    expect(Object.keys(tally(both)).filter((one) => !['200', '201', '204', '409 SLOT_EMPTY'].includes(one))).toEqual(
      [],
    );
    expect(await count(`image where type_code = 'mono' and slot = 2`)).toBeLessThanOrEqual(1);
  });

  test('uploads into a slot and the moderation of what is in it never stop each other', async () => {
    const { anna, admin, uploading } = world;
    const slot = `/api/competition/user-image/${uploading.id}/colour-1`;
    const moderateEntry = async (i: number) => {
      const { body } = await service.ask<Schemas['Image']>('GET', slot, { token: anna.token });
      const path = `/api/competition/moderate/image/${body.id}/${i % 4 ? 'APPROVED' : 'PENDING'}`;
      return service.ask<unknown>('PUT', path, { token: admin.token });
    };
    const both = await times(40, (i) =>
      i % 2 ? moderateEntry(i) : upload<unknown>(service, anna, uploading.id, 'colour-1', world.photo),
    );
    expect(Object.keys(tally(both)).filter((one) => !['200', '404 NOT_FOUND'].includes(one))).toEqual([]);
  });

  test('the same photo by two people, again and again: each is taken, and each is told to be like the other', async () => {
    const { anna, bela, admin, uploading } = world;
    const answers = await times(40, (i) =>
      upload<unknown>(service, i % 2 ? anna : bela, uploading.id, 'mono-4', world.photo),
    );
    expect(tally(answers)).toEqual({ '200': 38, '201': 2 });
    const entries = await service.query<{ id: number }>(`select id from image where type_code = 'mono' and slot = 4`);
    const [first, other] = entries.map(({ id }) => id);
    const { body } = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${first}`, {
      token: admin.token,
    });
    expect(body.similar.map(({ imageId }) => imageId)).toContain(other);
  });

  test.each([2, 10])('%i edits of one version of a competition: one wins, the others are told', async (n) => {
    const { token } = world.admin;
    const made = await service.ask<Schemas['AdminCompetition']>('POST', '/api/admin/competition/', {
      token,
      json: competitionContent(),
    });
    const { id, version } = made.body;
    const answers = await times(n, (i) =>
      service.ask<Schemas['AdminCompetition']>('PUT', `/api/admin/competition/${id}`, {
        token: i % 2 ? second : token,
        json: { ...competitionContent(), title: { hu: `Cím ${i}`, en: `Title ${i}` }, version },
      }),
    );
    expect(tally(answers)).toEqual({ '200': 1, '409 VERSION_CONFLICT': n - 1 });
    const winner = answers.find(({ status }) => status === 200)?.body;
    const now = await service.ask<Schemas['AdminCompetition']>('GET', `/api/admin/competition/${id}`, { token });
    expect(now.body).toMatchObject({ title: winner?.title, version: version + 1 });
    expect(await count(`audit_log where action = 'competition.updated' and object_id = '${id}'`)).toBe(1);
  });

  test('votes, comments, moderation and changes of one competition never stop each other', async () => {
    const { anna, bela, admin, voting, images } = world;
    const imageId = images.bela.voting.id;
    const { token } = admin;
    const current = await service.ask<Schemas['AdminCompetition']>('GET', `/api/admin/competition/${voting.id}`, {
      token,
    });
    const { version } = current.body;
    const change = (i: number) => ({ description: { hu: `Szöveg ${i}`, en: `Text ${i}` }, version });
    const answers = await times<Answer>(
      60,
      (i) =>
        [
          () => post('/api/competition/vote', { imageId, point: 1 + (i % 5) }, anna.token),
          () => post(`/api/competition/comment/${imageId}`, { comment: `Word ${i}` }, bela.token),
          () =>
            service.ask('PUT', `/api/competition/moderate/image/${imageId}/${i % 4 ? 'APPROVED' : 'REJECTED'}`, {
              token,
            }),
          () => service.ask('PUT', `/api/admin/competition/${voting.id}`, { token: second, json: change(i) }),
          () => service.ask('PUT', `/api/competition/moderate/comment/${world.comment.id}/APPROVED`, { token }),
          () => service.ask('GET', `/api/competition/paged/${voting.id}?size=10`),
        ][i % 6]?.() as Promise<Answer>,
    );
    const allowed = ['200', '201', '404 NOT_FOUND', '409 VERSION_CONFLICT'];
    expect(Object.keys(tally(answers)).filter((one) => !allowed.includes(one))).toEqual([]);
    expect(tally(answers)['409 VERSION_CONFLICT']).toBe(9);
  });

  test('one registration many times, by name and by address: one account, one mail', async () => {
    const byName = await times(10, (i) =>
      post('/api/authentication/registration', { ...registration('twin'), email: `twin${i}@example.org` }),
    );
    expect(tally(byName)).toEqual({ '201': 1, '409 USERNAME_TAKEN': 9 });
    const byAddress = await times(10, (i) =>
      post('/api/authentication/registration', { ...registration(`double${i}`), email: 'Double@example.org' }),
    );
    expect(tally(byAddress)).toEqual({ '201': 1, '409 EMAIL_TAKEN': 9 });
    expect(await count(`mail where recipient ilike 'twin%' or recipient ilike 'double%'`)).toBe(2);
  });

  test('one activation code many times: it works once, and its password is the only one', async () => {
    const json = registration('eager');
    const { body } = await service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', { json });
    const { text } = await service.mailTo(json.email, 'activation');
    const validationCode = /\/activation\/\d+\/([\w-]+)/.exec(text)?.[1];
    const answers = await times(10, (i) =>
      post(`/api/authentication/activation/${body.id}`, { validationCode, newPassword: `eager to begin ${i}` }),
    );
    expect(tally(answers)).toEqual({ '204': 1, '409 INVALID_CODE': 9 });
    const logins = await times(10, (i) =>
      post('/api/authentication/login', { username: 'eager', password: `eager to begin ${i}` }),
    );
    expect(tally(logins)).toEqual({ '200': 1, '401 INVALID_CREDENTIALS': 9 });
    expect(logins.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 204));
  });

  test('one reset code many times: it works once, and its password is the only one', async () => {
    const person = await join(service, 'forgetful');
    await post('/api/authentication/lost/password', { username: person.username, email: person.email });
    const { text } = await service.mailTo(person.email, 'lost-password');
    const passwordValidationCode = /\/change\/forgetful\/([\w-]+)/.exec(text)?.[1];
    const answers = await times(10, (i) =>
      post('/api/authentication/lost/change', {
        username: person.username,
        passwordValidationCode,
        password: `remembered again ${i}`,
      }),
    );
    expect(tally(answers)).toEqual({ '204': 1, '409 INVALID_CODE': 9 });
    const winner = answers.findIndex(({ status }) => status === 204);
    await expect(login(service, person.username, `remembered again ${winner}`)).resolves.toBeTruthy();
    expect(await count(`mail where kind = 'password-changed' and recipient = '${person.email}'`)).toBe(1);
  });

  test('administrators who remove, demote and disable each other: one of them is left', async () => {
    const { admin } = world;
    const { body: helper } = await service.ask<Schemas['SessionUser']>('GET', '/api/user/my', { token: second });
    const demotion = (email: string, version: number) => ({
      email,
      firstName: 'X',
      lastName: 'X',
      locale: 'hu',
      newsletter: [],
      administrator: false,
      version,
    });
    const against = (token: string, { id, email }: { id: number; email: string }, version: number) => [
      service.ask('PUT', `/api/admin/user/${id}`, { token, json: demotion(email, version) }),
      service.ask('POST', `/api/admin/user/state/${id}`, { token, json: { value: false } }),
      service.ask('DELETE', `/api/admin/user/${id}`, { token }),
    ];
    const answers = await Promise.all([...against(admin.token, helper, 2), ...against(second, admin, 1)]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await count('account where administrator and enabled and activated_at is not null')).toBe(1);
  });

  test('the check command finds nothing wrong afterwards', async () => {
    expect(await damageOf(service)).toEqual([]);
  });
});
