import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

describe('answers that may be shown to others', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let competition: Schemas['AdminCompetition'];
  let image: Schemas['Image'];
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    anna = await join(service, 'anna');
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    image = (await upload(service, anna, competition.id, 'colour-1', await jpegPhoto())).body;
    service.setClock(within(competition, 'VOTING'));
  });
  afterAll(() => service.stop());

  const headersOf = async (path: string, token?: string) => {
    const { status, headers } = await service.ask('GET', path, { token });
    expect(status).toBe(200);
    return { control: headers.get('cache-control'), vary: headers.get('vary') };
  };
  const alike = [
    ['/api/competition/active', 'public, max-age=1'],
    ['/api/competition/{id}', 'public, max-age=1'],
    ['/api/competition/archived/competitions', 'public, max-age=5'],
    ['/api/localization/', 'public, max-age=60'],
    ['/api/localization/hu', 'public, max-age=60'],
  ] as const;
  const byViewer = ['/api/competition/minimal/{id}', '/api/competition/paged/{id}', '/api/competition/image/{image}'];
  const filled = (path: string) => path.replace('{id}', String(competition.id)).replace('{image}', String(image.id));

  test.each(alike)('%s says so to everyone', async (path, control) => {
    expect(await headersOf(filled(path))).toEqual({ control, vary: null });
    expect(await headersOf(filled(path), anna.token)).toEqual({ control, vary: null });
  });

  test.each(alike)('%s is the same for everyone', async (path) => {
    const bodies = await Promise.all(
      [undefined, anna.token, admin].map(async (token) => (await service.ask('GET', filled(path), { token })).body),
    );
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test.each(byViewer)('%s says so to visitors alone', async (path) => {
    const vary = 'Authorization';
    expect(await headersOf(filled(path))).toEqual({ control: 'public, max-age=1', vary });
    expect(await headersOf(filled(path), anna.token)).toEqual({ control: 'private, no-store', vary });
    expect(await headersOf(filled(path), admin)).toEqual({ control: 'private, no-store', vary });
  });

  const reads = [...alike.map(([path]) => path), ...byViewer, '/api/user/my', '/api/user/my/removal'];
  const asked = (path: string, token?: string, tag?: string) =>
    service.raw('GET', filled(path), { token, headers: tag === undefined ? {} : { 'if-none-match': tag } });
  const tagOf = async (path: string, token?: string) => (await asked(path, token)).headers.get('etag') ?? 'none';

  test.each(reads)('%s is not told again to a caller who holds it', async (path) => {
    const first = await asked(path, anna.token);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await asked(path, anna.token, `"another", W/${tag}`);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(['etag', 'cache-control', 'vary'].map((name) => again.headers.get(name))).toEqual(
      ['etag', 'cache-control', 'vary'].map((name) => first.headers.get(name)),
    );
  });

  test('a change is told', async () => {
    const path = '/api/user/my';
    const before = await tagOf(path, anna.token);
    await service.ask('POST', '/api/user/my/locale', { token: anna.token, json: { locale: 'hu' } });
    const after = await asked(path, anna.token, before);
    expect([after.status, await after.json()]).toEqual([200, expect.objectContaining({ locale: 'hu' })]);
  });

  test('another person’s answer has another tag, and is no proof of a session', async () => {
    expect(await tagOf('/api/user/my', admin)).not.toBe(await tagOf('/api/user/my', anna.token));
    expect((await asked('/api/user/my', undefined, await tagOf('/api/user/my', anna.token))).status).toBe(401);
  });

  test('a write and a refusal have none', async () => {
    const write = await service.raw('POST', '/api/user/my/locale', { token: anna.token, json: { locale: 'hu' } });
    const refusal = await asked('/api/competition/999999', undefined, '*');
    expect([write.status, write.headers.get('etag')]).toEqual([200, null]);
    expect([refusal.status, refusal.headers.get('etag')]).toEqual([404, null]);
  });

  test('a refusal is for nobody else', async () => {
    const { status, headers } = await service.ask('GET', '/api/competition/999999');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test("a person's own is for nobody else", async () => {
    const { headers } = await service.ask('GET', '/api/user/my', { token: anna.token });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
