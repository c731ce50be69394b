import type { components } from '@photo-competition/schema/rest';
import { embedded } from '../../testing/embedded.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

describe('what may be shown to others', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let competition: Schemas['AdminCompetition'];
  let image: Schemas['Image'];
  beforeAll(async () => {
    service = await TestService.start(embedded);
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
