import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { email, pageOf } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, problem, runGraph } from '../../testing/graph/runGraph.ts';

const message = {
  id: 1,
  recipient: 'anna@example.org',
  locale: 'hu',
  state: 'SENT',
  attempts: 1,
  interrupted: 0,
  answer: null,
  nextAttemptAt: null,
  sentAt: '2026-05-10T10:00:00.000Z',
};

describe('queries', () => {
  test('campaigns come newest first, and by state where that is asked', async () => {
    const run = (args: string) =>
      runGraph(
        `{ emailPage${args} { items { id template audience { group } counts { sent } } pageInfo { totalItems } } }`,
        {
          answers: { 'POST /api/admin/email/page': pageOf([email()], 0, 20) },
          viewer,
        },
      );
    const { data, bodies } = await run('');
    expect(data).toEqual({
      emailPage: {
        items: [
          { id: globalIdOf('Email', 9), template: 'VOTING_OPEN', audience: { group: 'ENTRANTS' }, counts: { sent: 0 } },
        ],
        pageInfo: { totalItems: 1 },
      },
    });
    expect(bodies).toEqual([{ page: 0, size: 20, sort: 'createdAt', direction: 'DESC' }]);
    expect((await run('(state: RUNNING, sort: SCHEDULED_AT, direction: ASC)')).bodies).toEqual([
      { page: 0, size: 20, sort: 'scheduledAt', direction: 'ASC', state: 'RUNNING' },
    ]);
  });

  test('a campaign has a page of its recipients', async () => {
    const query =
      '{ emailMessages(id: 9, state: SENT) { email { state } items { recipient sentAt } pageInfo { page } } }';
    const { data, calls } = await runGraph(query, {
      answers: {
        'GET /api/admin/email/messages/9': { email: email({ state: 'FINISHED' }), ...pageOf([message], 0, 20) },
      },
      viewer,
    });
    expect(data).toEqual({
      emailMessages: {
        email: { state: 'FINISHED' },
        items: [{ recipient: 'anna@example.org', sentAt: '2026-05-10T10:00:00.000Z' }],
        pageInfo: { page: 0 },
      },
    });
    expect(calls).toEqual(['GET /api/admin/email/messages/9?page=0&size=20&state=SENT +token']);
    const none = await runGraph(query, { answers: { 'GET /api/admin/email/messages/9': problem(404, 'NOT_FOUND') } });
    expect(none).toMatchObject({ data: { emailMessages: null }, errors: [] });
  });

  test('audiences and previews', async () => {
    const { data, bodies } = await runGraph(
      '{ emailRecipients { group competitionId newsletter hu en } emailPreview(id: 9, accountId: 3) { recipient subject } }',
      {
        answers: {
          'GET /api/admin/email/recipients': [{ group: 'VOTERS', competitionId: 7, newsletter: null, hu: 2, en: 1 }],
          'POST /api/admin/email/9/preview': { recipient: 'a@b.c', locale: 'hu', subject: 'S', html: '', text: '' },
        },
        viewer,
      },
    );
    expect(data).toEqual({
      emailRecipients: [
        { group: 'VOTERS', competitionId: globalIdOf('Competition', 7), newsletter: null, hu: 2, en: 1 },
      ],
      emailPreview: { recipient: 'a@b.c', subject: 'S' },
    });
    expect(bodies).toEqual([{ accountId: 3 }]);
  });
});

describe('mutations', () => {
  const content = {
    template: 'VOTING_OPEN',
    competitionId: globalIdOf('Competition', 7),
    audience: { group: 'ENTRANTS' },
  };
  const contract = {
    template: 'voting-open',
    competitionId: 7,
    audience: { group: 'ENTRANTS', newsletter: null, locale: null },
  };
  const answer = 'email { id state } userErrors { code field }';

  test.each([
    ['createEmail', 'POST /api/admin/email/'],
    ['createAndSendEmail', 'POST /api/admin/email/createAndSend'],
  ])('%s sends the contract’s names', async (name, call) => {
    const { data, bodies } = await runGraph(
      `mutation ($input: CreateEmailInput!) { made: ${name}(input: $input) { ${answer} } }`,
      { answers: { [call]: email() }, variables: { input: content }, viewer },
    );
    expect(data).toEqual({ made: { email: { id: globalIdOf('Email', 9), state: 'DRAFT' }, userErrors: [] } });
    expect(bodies).toEqual([contract]);
  });

  test('an update sends content and version as one body; a refused field has its path in the input', async () => {
    const run = (reply: unknown) =>
      runGraph(`mutation ($input: UpdateEmailInput!) { updateEmail(input: $input) { ${answer} } }`, {
        answers: { 'PUT /api/admin/email/9': reply },
        variables: { input: { id: globalIdOf('Email', 9), version: 4, content } },
        viewer,
      });
    expect((await run(email())).bodies).toEqual([{ ...contract, version: 4 }]);
    const past = problem(422, 'VALIDATION_FAILED', [{ field: 'scheduledAt', code: 'PAST', message: 'Past.' }]);
    expect((await run(past)).data).toEqual({
      updateEmail: { email: null, userErrors: [{ code: 'VALIDATION_FAILED', field: 'content.scheduledAt' }] },
    });
  });

  test.each(['activate', 'cancel'])('%s says when the state forbids it', async (verb) => {
    const run = (reply: unknown) =>
      runGraph(`mutation { moved: ${verb}Email(input: { id: 9 }) { ${answer} } }`, {
        answers: { [`POST /api/admin/email/9/${verb}`]: reply },
        viewer,
      });
    expect((await run(email({ state: 'RUNNING' }))).data).toEqual({
      moved: { email: { id: globalIdOf('Email', 9), state: 'RUNNING' }, userErrors: [] },
    });
    expect((await run(problem(409, 'ILLEGAL_EMAIL_STATE'))).data).toEqual({
      moved: { email: null, userErrors: [{ code: 'ILLEGAL_EMAIL_STATE', field: null }] },
    });
  });

  test('a campaign says what keeps it from being sent, and how many are in flight', async () => {
    const finding = {
      code: 'DEADLINE_CHANGED' as const,
      message: { hu: 'Elmúlt.', en: 'Moved.' },
      at: '2026-05-20T10:00:00.000Z',
    };
    const counts = { ...email().counts, sending: 2 };
    const { data } = await runGraph(
      '{ emailMessages(id: 9, state: SENDING) { email { finding { code message { en } at } counts { sending } } } }',
      {
        answers: {
          'GET /api/admin/email/messages/9': { email: email({ finding, counts }), ...pageOf([message], 0, 20) },
        },
        viewer,
      },
    );
    expect(data).toEqual({
      emailMessages: {
        email: {
          finding: { code: 'DEADLINE_CHANGED', message: { en: 'Moved.' }, at: finding.at },
          counts: { sending: 2 },
        },
      },
    });
  });

  test('a test that the mail server does not take is the administrator’s to mend', async () => {
    const { data } = await runGraph(
      'mutation { sendTestEmail(input: { id: 9 }) { recipient userErrors { code message } } }',
      { answers: { 'POST /api/admin/email/9/test': problem(409, 'MAIL_NOT_SENT') }, viewer },
    );
    expect(data).toEqual({
      sendTestEmail: {
        recipient: null,
        userErrors: [{ code: 'MAIL_NOT_SENT', message: 'Detail of MAIL_NOT_SENT.' }],
      },
    });
  });

  test('a test goes to the viewer', async () => {
    const { data } = await runGraph('mutation { sendTestEmail(input: { id: 9 }) { recipient userErrors { code } } }', {
      answers: { 'POST /api/admin/email/9/test': { recipient: 'admin@example.org' } },
      viewer,
    });
    expect(data).toEqual({ sendTestEmail: { recipient: 'admin@example.org', userErrors: [] } });
  });

  test('subscriptions need no token', async () => {
    const path = '/api/email/subscription/k1/NEWS';
    const subscription = (subscribed: boolean) => ({ list: 'NEWS', subscribed, email: 'a•••@b.c' });
    const { data, calls } = await runGraph(
      `mutation { unsubscribe(input: { key: "k1", list: NEWS }) { subscription { subscribed } userErrors { code } }
         resubscribe(input: { key: "k1", list: NEWS }) { subscription { subscribed } userErrors { code } } }`,
      { answers: { [`POST ${path}`]: subscription(false), [`PUT ${path}`]: subscription(true) }, viewer },
    );
    expect(data).toEqual({
      unsubscribe: { subscription: { subscribed: false }, userErrors: [] },
      resubscribe: { subscription: { subscribed: true }, userErrors: [] },
    });
    expect(calls).toEqual([`POST ${path}`, `PUT ${path}`]);
    const unknown = await runGraph('{ mailSubscription(key: "k2", list: RESULT) { subscribed } }', {
      answers: { 'GET /api/email/subscription/k2/RESULT': problem(404, 'NOT_FOUND') },
    });
    expect(unknown).toMatchObject({ data: { mailSubscription: null }, errors: [] });
  });
});

test('campaigns and their recipients are searched and sorted by the service', async () => {
  const { calls, bodies } = await runGraph(
    `{ emailPage(q: "news", competitionId: 7) { items { id } }
       emailMessages(id: 9, q: "ács", sort: RECIPIENT, direction: DESC) { items { id } } }`,
    {
      answers: {
        'POST /api/admin/email/page': pageOf([], 0, 20),
        'GET /api/admin/email/messages/9': { email: email(), ...pageOf([], 0, 20) },
      },
      viewer,
    },
  );
  expect(bodies).toMatchObject([{ q: 'news', competitionId: 7 }]);
  expect(calls).toContain(
    'GET /api/admin/email/messages/9?page=0&size=20&q=%C3%A1cs&sort=recipient&direction=DESC +token',
  );
});

describe('while a mail is written', () => {
  const content = `{ template: NEWSLETTER, subject: { hu: "A", en: "B" }, body: { hu: "C", en: "D" },
    audience: { group: EVERYONE, newsletter: NEWS } }`;
  const asked = {
    template: 'newsletter',
    competitionId: null,
    audience: { group: 'EVERYONE', newsletter: 'NEWS', locale: null },
    subject: { hu: 'A', en: 'B' },
    body: { hu: 'C', en: 'D' },
  };
  const people = { hu: 2, en: 1, sample: [], leftOut: [{ reason: 'DISABLED', people: 3 }] };

  test('its audience is counted, its text shown, and both looked at', async () => {
    const { data, bodies } = await runGraph(
      `{ emailAudience(competitionId: 7, audience: { group: VOTERS, locale: hu }) { hu leftOut { reason people } }
         emailPreviewOf(content: ${content}, accountId: 3, locale: en) { subject }
         emailCheck(content: ${content}) { audience { en } findings { code severity } } }`,
      {
        answers: {
          'POST /api/admin/email/audience': people,
          'POST /api/admin/email/preview': { recipient: 'a', locale: 'en', subject: 'B', html: '', text: '' },
          'POST /api/admin/email/check': {
            audience: people,
            findings: [{ code: 'SENT_RECENTLY', severity: 'WARNING', field: null, message: 'm' }],
          },
        },
        viewer,
      },
    );
    expect(data).toEqual({
      emailAudience: { hu: 2, leftOut: [{ reason: 'DISABLED', people: 3 }] },
      emailPreviewOf: { subject: 'B' },
      emailCheck: { audience: { en: 1 }, findings: [{ code: 'SENT_RECENTLY', severity: 'WARNING' }] },
    });
    expect(bodies).toEqual([
      { competitionId: 7, audience: { group: 'VOTERS', newsletter: null, locale: 'hu' } },
      { content: asked, accountId: 3, locale: 'en' },
      asked,
    ]);
  });

  test('a draft is deleted, the failed are sent again, a test has a language', async () => {
    const { data, calls } = await runGraph(
      `mutation { deleteEmail(input: { id: 9, version: 2 }) { deletedId userErrors { code } }
         retryEmail(input: { id: 9 }) { email { id } userErrors { code } }
         sendTestEmail(input: { id: 9, locale: en }) { recipient userErrors { code } } }`,
      {
        answers: {
          'DELETE /api/admin/email/9': undefined,
          'POST /api/admin/email/9/retry': problem(409, 'NO_RECIPIENTS'),
          'POST /api/admin/email/9/test': { recipient: 'a@example.org' },
        },
        viewer,
      },
    );
    expect(data).toEqual({
      deleteEmail: { deletedId: globalIdOf('Email', 9), userErrors: [] },
      retryEmail: { email: null, userErrors: [{ code: 'NO_RECIPIENTS' }] },
      sendTestEmail: { recipient: 'a@example.org', userErrors: [] },
    });
    expect(calls).toEqual([
      'DELETE /api/admin/email/9?version=2 +token',
      'POST /api/admin/email/9/retry +token',
      'POST /api/admin/email/9/test?locale=en +token',
    ]);
  });
});
