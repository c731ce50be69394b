/** The process that works on photos, seen from outside: what happens to it costs at most the photo that it works on. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { lives } from '../../testing/lives.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService, until } from '../../testing/service.ts';

let service: TestService;
let anna: Person;
let competition: components['schemas']['AdminCompetition'];
let photo: Buffer;
beforeAll(async () => {
  service = await TestService.start(engine);
  const token = await login(service, service.administrator.username, service.administrator.password);
  anna = await join(service, 'anna');
  competition = await announce(service, token);
  service.setClock(within(competition, 'UPLOADING'));
  photo = await jpegPhoto({ width: 3000, height: 2000 });
});
afterAll(() => service.stop());

/** Elsewhere the system does not tell which processes one has started. */
const onLinux = process.platform === 'linux' ? test : test.skip;

const enter = (slot: string) => upload(service, anna, competition.id, slot, photo);

onLinux('there is none before the first photo', () => {
  expect(service.children).toEqual([]);
});

onLinux('killed while two photos are with it, it takes none of them along, nor the service', async () => {
  const sent = [enter('colour-1'), enter('colour-2')];
  const [first = 0] = await until('the process to be there', () =>
    Promise.resolve(service.children.length ? service.children : null),
  );
  process.kill(first, 'SIGKILL');
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201]);
  expect(service.alive).toBe(true);
});

onLinux('it ends with the service, even where that is killed', async () => {
  expect((await enter('colour-1')).status).toBe(200);
  const [last = 0] = service.children;
  await service.end('SIGKILL');
  await until('the process to end', () => Promise.resolve(!lives(last)));
  await service.launch();
});
