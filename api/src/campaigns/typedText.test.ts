/** Names and titles come out of a campaign as they were typed, escaped once, whichever way they go. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { announce, join, login } from '../testing/people.ts';
import { TestService, until, type TestMail } from '../testing/service.ts';

type Schemas = components['schemas'];

/** As HTML shows it. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

describe('typed text in a campaign', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  test("a name and a title with ', &, < and quotes", async () => {
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const { token, email } = await join(service, 'anna');
    const profile = { firstName: "D'Arcy & Co", lastName: '<b>Kiss</b>', email, locale: 'en', newsletter: ['RESULT'] };
    await service.ask('POST', '/api/user/my/profile', { token, json: profile });
    const title = `Light & <Shadow> "d'or"`;
    const { id: competitionId } = await announce(service, admin, { title: { hu: title, en: title } });
    const text = { hu: '{{name}}: {{competition}}', en: '{{name}}: {{competition}}' };
    const audience = { group: 'EVERYONE', newsletter: 'RESULT', locale: 'en' };
    const content = { template: 'newsletter', competitionId, subject: text, body: text, audience, scheduledAt: null };
    const typed = `D'Arcy & Co <b>Kiss</b>: ${title}`;
    const expected = {
      subject: typed,
      text: expect.stringContaining(typed) as string,
      html: expect.stringContaining(escaped(typed)) as string,
    };

    const shown = await service.ask<Schemas['EmailPreview']>('POST', '/api/admin/email/preview', {
      token: admin,
      json: { content },
    });
    expect(shown.body).toMatchObject(expected);
    await service.ask('POST', '/api/admin/email/createAndSend', { token: admin, json: content });
    const sent = await until('the mail', async () => {
      const { body } = await service.ask<TestMail[]>('GET', '/dev/mail.json');
      return body.find(({ kind, to }) => kind === 'newsletter' && to === email);
    });
    expect(sent).toMatchObject(expected);
  });
});
