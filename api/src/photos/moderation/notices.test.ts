/** Mails of moderation: two minutes after the last change, one for all of them, none when they undo each other. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, registration, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService, until, type TestMail } from '../../testing/service.ts';

type Schemas = components['schemas'];

const second = 1000;
const hold = 120 * second;

describe('mails of moderation', () => {
  let service: TestService;
  let admin: string;
  let author: Person;
  let competition: Schemas['AdminCompetition'];
  let imageId: number;
  let now: number;

  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    author = await join(service, 'author');
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 400, height: 300 });
    imageId = (await upload(service, author, competition.id, 'colour-1', photo, { title: "Dawn & D'Arcy" })).body.id;
    now = within(competition, 'VOTING').getTime();
    service.setClock(new Date(now));
  });
  afterAll(() => service.stop());

  const pass = (ms: number) => service.setClock(new Date((now += ms)));
  const mails = async (kind: string) =>
    (await service.ask<TestMail[]>('GET', '/dev/mail.json')).body.filter((mail) => mail.kind === kind);
  const comment = async (text: string) =>
    (
      await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${imageId}`, {
        token: author.token,
        json: { comment: text },
      })
    ).body.id;
  const moderate = (path: string, json?: unknown) =>
    service.ask('PUT', `/api/competition/moderate/${path}`, { token: admin, ...(json ? { json } : {}) });

  /** Waits until the worker has looked at everything that is due: a mail of this moment has gone out. */
  let rounds = 0;
  async function worked(): Promise<void> {
    const username = `round${(rounds += 1)}`;
    await service.ask('POST', '/api/authentication/registration', { json: registration(username) });
    await service.mailTo(`${username}@example.org`, 'activation');
  }
  const arrived = (kind: string, count: number) =>
    until(`${count} mails`, async () => {
      const found = await mails(kind);
      return found.length >= count && found;
    });

  test('a comment: rejected, approved and rejected again within two minutes is one mail, and says the last', async () => {
    const id = await comment('Lovely <light>');
    await moderate(`comment/${id}/REJECTED`);
    await moderate(`comment/${id}/APPROVED`);
    pass(90 * second);
    await moderate(`comment/${id}/REJECTED`);
    pass(hold - 1);
    await worked();
    expect(await mails('comment-moderated')).toEqual([]);
    pass(1);
    const [mail] = await arrived('comment-moderated', 1);
    expect(mail).toMatchObject({ to: author.email });
    expect(mail?.text).toContain('rejected');
    expect(mail?.text).toContain('Lovely <light>');
    pass(hold);
    await worked();
    expect(await mails('comment-moderated')).toHaveLength(1);
  });

  test('a comment: what is undone is not told', async () => {
    const id = await comment('Nice');
    for (const status of ['REJECTED', 'PENDING', 'APPROVED']) await moderate(`comment/${id}/${status}`);
    pass(hold + second);
    await worked();
    expect(await mails('comment-moderated')).toHaveLength(1);
    expect(await service.query('select * from moderation_notice')).toEqual([]);
  });

  test('an image: its owner is told of a refusal with the reason, in the own language, and when it is taken back', async () => {
    const state = (status: string, reason?: string) => moderate(`image/${imageId}/${status}`, reason ? { reason } : {});
    await state('REJECTED', 'Blurred');
    await state('DISQUALIFIED', 'A <b>watermark</b> & a frame');
    pass(hold);
    const [first] = await arrived('image-moderated', 1);
    expect(first).toMatchObject({ to: author.email, subject: "Your photo was moderated: Dawn & D'Arcy" });
    expect(first?.text).toContain('disqualified');
    expect(first?.text).toContain('Reason: A <b>watermark</b> & a frame');
    expect(first?.text).not.toContain('Blurred');
    expect(first?.html).toContain('A &#60;b&#62;watermark&#60;/b&#62; &#38; a frame');

    const profile = { email: author.email, firstName: 'Ágnes', lastName: 'Tóth', locale: 'hu', newsletter: [] };
    await service.ask('POST', '/api/user/my/profile', { token: author.token, json: profile });
    await state('APPROVED');
    pass(hold);
    const [second] = await arrived('image-moderated', 2);
    expect(second?.subject).toContain('A képed állapota megváltozott');
    expect(second?.text).toContain('jóváhagyva');

    // A ready-made one is read in the owner's language, whichever the moderator has chosen it in.
    await state('REJECTED', 'It does not fit the theme.');
    pass(hold);
    const [third] = await arrived('image-moderated', 3);
    expect(third?.text).toContain('Indoklás: Nem illik a témához.');
    await state('REJECTED', 'Nem illik a témához.');
    await state('APPROVED');
    pass(hold);
    await arrived('image-moderated', 4);

    await state('REJECTED', 'By mistake');
    await state('APPROVED');
    await state('PENDING');
    pass(hold);
    await worked();
    expect(await mails('image-moderated')).toHaveLength(4);
  });

  test('nobody is told who is disabled or gone, and of nothing that is gone', async () => {
    const [disabled, gone] = [await join(service, 'disabled'), await join(service, 'gone')];
    for (const person of [disabled, gone]) {
      const { body } = await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${imageId}`, {
        token: person.token,
        json: { comment: 'x' },
      });
      await moderate(`comment/${body.id}/REJECTED`);
    }
    const own = await comment('mine');
    await moderate(`comment/${own}/REJECTED`);
    await service.query(`delete from comment where id = ${own}`);
    await service.ask('POST', `/api/admin/user/state/${disabled.id}`, { token: admin, json: { value: false } });
    await service.ask('DELETE', `/api/admin/user/${gone.id}`, { token: admin });
    const before = (await mails('comment-moderated')).length;
    pass(hold);
    await worked();
    expect(await mails('comment-moderated')).toHaveLength(before);
    expect(await service.query('select * from moderation_notice')).toEqual([]);
  });
});
