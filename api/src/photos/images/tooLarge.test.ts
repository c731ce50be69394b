/** A file over the limit is refused in one way, however far it goes over. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const megabyte = 1024 * 1024;
const limit = 2 * megabyte;

let service: TestService;
let anna: Person;
let competition: Schemas['AdminCompetition'];
beforeAll(async () => {
  service = await TestService.start(engine, { UPLOAD_MAX_BYTES: String(limit) });
  const admin = await login(service, service.administrator.username, service.administrator.password);
  anna = await join(service, 'anna');
  competition = await announce(service, admin);
  service.setClock(within(competition, 'UPLOADING'));
});
afterAll(() => service.stop());

test('every size above the limit has the same answer: a byte over, within the frame, far over', async () => {
  const answers = new Set<string>();
  for (const bytes of [limit + 1, limit + megabyte / 2, limit + megabyte, limit + 3 * megabyte, 20 * megabyte]) {
    const { status, body } = await upload<Schemas['Problem']>(
      service,
      anna,
      competition.id,
      'colour-1',
      Buffer.alloc(bytes),
    );
    answers.add(JSON.stringify({ ...body, requestId: '', answered: status }));
  }
  expect([...answers].map((answer) => JSON.parse(answer) as unknown)).toEqual([
    expect.objectContaining({ answered: 413, code: 'FILE_TOO_LARGE', detail: expect.stringContaining('2 MB') }),
  ]);
});

test('a file of exactly the limit is read, and judged by its bytes', async () => {
  const { body } = await upload<Schemas['Problem']>(service, anna, competition.id, 'colour-1', Buffer.alloc(limit));
  expect(body.code).toBe('UNSUPPORTED_FORMAT');
});
