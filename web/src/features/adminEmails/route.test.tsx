import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component as CampaignPage } from './campaignRoute.tsx';
import type { EmailFieldsFragment } from './generated/graphql.ts';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const counts = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0, cancelled: 0 };

const emailOf = (changes: Partial<EmailFieldsFragment> = {}): EmailFieldsFragment => ({
  __typename: 'Email',
  id: '3',
  state: 'DRAFT',
  template: 'NEWSLETTER',
  competitionId: null,
  subject: { __typename: 'LocalizedText', hu: 'Hírek', en: 'News' },
  body: { __typename: 'LocalizedText', hu: 'Szia {{name}}!', en: 'Hello {{name}}!' },
  audience: { __typename: 'EmailAudience', group: 'EVERYONE', newsletter: 'NEWS', locale: null },
  scheduledAt: null,
  counts: { __typename: 'EmailCounts', ...counts },
  createdBy: 'admin',
  createdAt: '2026-05-01T10:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  finding: null,
  version: 4,
  ...changes,
});

const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 20, totalItems: 2, totalPages: 1 };

const campaign = (changes: Partial<EmailFieldsFragment> = {}, items: unknown[] = []): Answer => ({
  data: { emailMessages: { __typename: 'EmailMessages', email: emailOf(changes), items, pageInfo } },
});

const choices = (hu: number, en: number): Answer => ({
  data: {
    emailRecipients: [
      { __typename: 'EmailChoice', group: 'EVERYONE', competitionId: null, newsletter: 'NEWS', hu, en },
      { __typename: 'EmailChoice', group: 'ENTRANTS', competitionId: '7', newsletter: null, hu: 8, en: 1 },
    ],
  },
});

const preview = (html = '<p>Szia!</p><a href="https://x.example/unsubscribe/k/NEWS">Leiratkozás</a>'): Answer => ({
  data: {
    emailPreview: {
      __typename: 'EmailPreview',
      recipient: 'anna@example.org',
      locale: 'hu',
      subject: 'Hírek',
      html,
      text: 'Szia!',
    },
  },
});

const competitions: Answer = {
  data: {
    adminCompetitions: [
      {
        __typename: 'AdminCompetition',
        id: '7',
        competition: {
          __typename: 'Competition',
          id: '7',
          title: { __typename: 'LocalizedText', hu: 'Fények', en: 'Lights' },
          status: 'PUBLISHED',
          phase: 'UPLOADING',
        },
      },
    ],
  },
};

const server = (serverReachable: boolean | null): Answer => ({
  data: {
    adminPulse: {
      __typename: 'AdminPulse',
      now: '2026-05-01T10:00:00.000Z',
      mail: { __typename: 'MailQueue', serverReachable, lastAnswer: null },
    },
  },
});

const payload = (name: string, values: Record<string, unknown>): Answer => ({
  data: {
    [name]: {
      __typename: `${name}Payload`,
      email: null,
      current: null,
      changedBy: null,
      changedAt: null,
      userErrors: [],
      ...values,
    },
  },
});

const refusal = (code: string, field: string | null, message: string) => ({
  __typename: 'UserError',
  code,
  field,
  message,
});

/** The pages of an administrator. */
function open(at: string, answers: Answers = {}) {
  logIn({ administrator: true });
  const routes = [
    { path: '/admin/email', Component },
    { path: '/admin/email/:id', Component: CampaignPage },
  ];
  return renderRoutes(routes, `/admin/email${at}`, {
    AdminEmails: () => ({ data: { emailPage: { __typename: 'EmailPage', items: [emailOf()], pageInfo } } }),
    AdminEmail: () => campaign(),
    EmailChoices: () => choices(10, 2),
    EmailCompetitions: () => competitions,
    EmailPreview: () => preview(),
    EmailServer: () => server(true),
    AdminPulse: () => ({ data: null, errors: [{ message: 'not asked about here' }] }),
    ...answers,
  });
}

const callsOf = (shown: ReturnType<typeof open>, wanted: string) => shown.calls.filter(({ name }) => name === wanted);

describe('the list of campaigns', () => {
  it('says who gets one, and how far it is', async () => {
    const running = emailOf({
      state: 'RUNNING',
      competitionId: '7',
      audience: { __typename: 'EmailAudience', group: 'ENTRANTS', newsletter: null, locale: 'hu' },
      counts: { __typename: 'EmailCounts', ...counts, sent: 60, queued: 3, failed: 1 },
    });
    open('', { AdminEmails: () => ({ data: { emailPage: { __typename: 'EmailPage', items: [running], pageInfo } } }) });
    const table = within(await screen.findByRole('table', { name: 'Levelek' }));
    expect(table.getByRole('link', { name: 'Hírek' })).toHaveAttribute('href', '/admin/email/3');
    expect(await table.findByText('Nevezők · Fények · csak magyarul olvasók')).toBeVisible();
    expect(table.getByText('60 elküldve · 3 küldésre vár · 1 sikertelen')).toBeVisible();
  });

  it('is narrowed to a state by the address', async () => {
    const shown = open('?page=1');
    await shown.user.selectOptions(await screen.findByLabelText(/^Állapot/), 'DRAFT');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?state=DRAFT'));
    await waitFor(() =>
      expect(callsOf(shown, 'AdminEmails').at(-1)).toMatchObject({ variables: { page: 0, state: 'DRAFT' } }),
    );
  });
});

describe('the editor', () => {
  it('makes a draft, with a variable put in by its button', async () => {
    const shown = open('?new=', { CreateEmail: () => payload('createEmail', { email: emailOf() }) });
    expect(await screen.findByText(/^Most 12 ember kapná meg: 10 magyarul, 2 angolul\./)).toBeVisible();
    await shown.fill('Tárgy magyarul', 'Hírek');
    await shown.fill('Tárgy angolul', 'News');
    await shown.fill('Szöveg magyarul', 'Szia ');
    const chips = within(screen.getByRole('group', { name: 'Változó beszúrása ide: Szöveg magyarul' }));
    await shown.user.click(chips.getByRole('button', { name: '{{name}}' }));
    await shown.fill('Szöveg angolul', 'Hello');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    await waitFor(() => expect(shown.router.state.location.search).toBe('?edit=3'));
    expect(callsOf(shown, 'CreateEmail')[0]?.variables).toEqual({
      input: {
        template: 'NEWSLETTER',
        competitionId: null,
        subject: { hu: 'Hírek', en: 'News' },
        body: { hu: 'Szia {{name}}', en: 'Hello' },
        audience: { group: 'EVERYONE', newsletter: 'NEWS', locale: null },
        scheduledAt: null,
      },
    });
  });

  it('tells an unknown variable while it is typed', async () => {
    const shown = open('?edit=3');
    await shown.user.click(await screen.findByLabelText('Szöveg magyarul'));
    await shown.user.paste(' {{nmae}}');
    expect(await screen.findByText('Ismeretlen változó: {{nmae}}')).toBeVisible();
  });

  it('asks for the competition of its entrants, and counts them', async () => {
    const shown = open('?edit=3');
    await shown.user.selectOptions(await screen.findByLabelText('Kiknek'), 'ENTRANTS');
    await shown.user.selectOptions(screen.getByLabelText('Melyik hírlevélként'), '');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    expect(await screen.findByText('Ezt ki kell tölteni.')).toBeVisible();
    await shown.user.selectOptions(screen.getByLabelText('Melyik pályázatról szól'), '7');
    expect(await screen.findByText(/^Most 9 ember kapná meg/)).toBeVisible();
    expect(callsOf(shown, 'UpdateEmail')).toEqual([]);
  });

  it('shows what was refused at the field of its language', async () => {
    const message = 'Ez üres.';
    const userErrors = [refusal('VALIDATION_FAILED', 'input.content.subject.en', message)];
    const shown = open('?edit=3', { UpdateEmail: () => payload('updateEmail', { userErrors }) });
    await shown.fill('Tárgy angolul', 'x');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Tárgy angolul')).toHaveFocus();
  });

  it('sends the time of the installation as an instant', async () => {
    const shown = open('?edit=3', { UpdateEmail: () => payload('updateEmail', { email: emailOf({ version: 5 }) }) });
    const field = await screen.findByLabelText(/^Küldés ideje \(Europe\/Budapest\)/);
    await shown.user.type(field, '2026-07-01T18:00');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    expect(callsOf(shown, 'UpdateEmail')[0]).toMatchObject({
      variables: { input: { id: '3', version: 4, content: { scheduledAt: '2026-07-01T16:00:00.000Z' } } },
    });
  });

  it('merges with what another administrator has saved', async () => {
    const theirs = emailOf({ version: 9, subject: { __typename: 'LocalizedText', hu: 'Friss hírek', en: 'News' } });
    const userErrors = [refusal('VERSION_CONFLICT', null, 'Közben más is módosította.')];
    const shown = open('?edit=3', {
      UpdateEmail: ({ input }) =>
        (input as { version: number }).version === 4
          ? payload('updateEmail', { current: theirs, changedBy: 'katalin', userErrors })
          : payload('updateEmail', { email: { ...theirs, version: 10 } }),
    });
    await shown.fill('Szöveg angolul', 'Dear {{name}}');
    await shown.user.click(screen.getByRole('button', { name: 'Piszkozat mentése' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Közben más is mentett' }));
    await shown.user.click(dialog.getByRole('button', { name: 'A választottak mentése' }));
    await waitFor(() => expect(callsOf(shown, 'UpdateEmail')).toHaveLength(2));
    expect(callsOf(shown, 'UpdateEmail')[1]).toMatchObject({
      variables: { input: { version: 9, content: { subject: { hu: 'Friss hírek' }, body: { en: 'Dear {{name}}' } } } },
    });
  });

  it('shows the mail in a frame that may do nothing, and sends a test', async () => {
    const shown = open('?edit=3', {
      SendTestEmail: () => payload('sendTestEmail', { recipient: 'admin@example.org' }),
    });
    const frame = await screen.findByTitle('A levél képe: Hírek');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toContain('<p>Szia!</p>');
    await shown.user.click(screen.getByRole('button', { name: 'Próbalevél nekem' }));
    await waitFor(() =>
      expect(shown.notifications.map(({ message }) => message)).toEqual([
        'A próbalevél elment ide: admin@example.org.',
      ]),
    );
  });
});

describe('the check before sending', () => {
  it('sends once what is amber has been seen', async () => {
    const shown = open('?check=3', {
      ActivateEmail: () => payload('activateEmail', { email: emailOf({ state: 'RUNNING', version: 5 }) }),
    });
    const button = await screen.findByRole('button', { name: 'Küldés most 12 embernek' });
    expect(button).toBeDisabled();
    await shown.user.click(screen.getByLabelText('Láttam, így is jó'));
    await shown.user.click(button);
    await waitFor(() => expect(shown.path()).toBe('/admin/email/3'));
  });

  it('asks for the number of people where there are many', async () => {
    const shown = open('?check=3', {
      EmailChoices: () => choices(200, 14),
      ActivateEmail: () => payload('activateEmail', { email: emailOf({ state: 'RUNNING' }) }),
    });
    await shown.user.click(await screen.findByLabelText('Láttam, így is jó'));
    await shown.user.click(screen.getByRole('button', { name: 'Küldés most 214 embernek' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Biztosan elküldöd?' }));
    expect(dialog.getByRole('button', { name: 'Küldés most 214 embernek' })).toBeDisabled();
    await shown.fill('Írd be, hányan kapják meg: 214', '214');
    await shown.user.click(dialog.getByRole('button', { name: 'Küldés most 214 embernek' }));
    await waitFor(() => expect(shown.path()).toBe('/admin/email/3'));
  });

  it.each([
    ['nobody', { EmailChoices: () => choices(0, 0) }, 'Most senki sem kapná meg.'],
    [
      'a variable that is not filled in',
      { EmailPreview: () => preview('{{name}} /unsubscribe/') },
      'Maradt benne kitöltetlen változó.',
    ],
    ['no link to unsubscribe', { EmailPreview: () => preview('<p>') }, /^Hiányzik belőle a leiratkozás/],
    [
      'results that are not out',
      { AdminEmail: () => campaign({ template: 'RESULTS', competitionId: '7', subject: null, body: null }) },
      /^A pályázat most nem ott tart/,
    ],
  ] satisfies [string, Answers, string | RegExp][])('holds back a campaign with %s', async (_, answers, text) => {
    const shown = open('?check=3', answers);
    expect(await screen.findByText(text)).toBeVisible();
    await shown.user.click(screen.getByLabelText('Láttam, így is jó'));
    expect(screen.getByRole('button', { name: /^Küldés most/ })).toBeDisabled();
  });

  it('tells what the service refused', async () => {
    const userErrors = [refusal('NO_RECIPIENTS', null, 'Senki sem kapná meg.')];
    const shown = open('?check=3', { ActivateEmail: () => payload('activateEmail', { userErrors }) });
    await shown.user.click(await screen.findByLabelText('Láttam, így is jó'));
    await shown.user.click(screen.getByRole('button', { name: 'Küldés most 12 embernek' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Senki sem kapná meg.');
  });
});

describe('a campaign', () => {
  const running = (values: Partial<typeof counts>) =>
    campaign({ state: 'RUNNING', counts: { __typename: 'EmailCounts', ...counts, ...values } }, [
      {
        __typename: 'EmailMessage',
        id: '31',
        recipient: 'anna@example.org',
        locale: 'hu',
        state: 'FAILED',
        attempts: 2,
        interrupted: 0,
        answer: '550 No such user',
        sentAt: null,
      },
    ]);

  it('is read again while it is being sent', async () => {
    const answers = [running({ sent: 1, queued: 2 }), running({ sent: 3 })];
    open('/3', { AdminEmail: () => answers.shift() ?? running({ sent: 3 }) });
    expect(await screen.findByText('1 elküldve · 2 küldésre vár')).toBeVisible();
    expect(screen.getByText('550 No such user')).toBeVisible();
    expect(await screen.findByText('3 elküldve')).toBeVisible();
  });

  it('is cancelled with the numbers of that moment', async () => {
    const shown = open('/3', {
      AdminEmail: () => running({ sent: 4, sending: 5, queued: 9 }),
      CancelEmail: () => payload('cancelEmail', { email: emailOf({ state: 'CANCELLED', version: 5 }) }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Küldés leállítása' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^9 ember nem kapja meg\. 5 átadás alatt van.*4 már elment/)).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'Küldés leállítása' }));
    await waitFor(() => expect(shown.notifications.map(({ message }) => message)).toEqual(['A küldést leállítottuk.']));
  });

  it('that is a draft can be deleted', async () => {
    const shown = open('/3', {
      DeleteEmail: () => payload('deleteEmail', { deletedId: '3' }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Piszkozat törlése' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await shown.user.click(dialog.getByRole('button', { name: 'Piszkozat törlése' }));
    await waitFor(() => expect(shown.path()).toBe('/admin/email'));
    expect(shown.calls.find(({ name }) => name === 'DeleteEmail')).toMatchObject({
      variables: { input: { id: '3', version: 4 } },
    });
  });

  it('is sent once more to those whom it could not reach', async () => {
    const finished = (values: Partial<typeof counts>) => ({
      state: 'FINISHED' as const,
      counts: { __typename: 'EmailCounts' as const, ...counts, ...values },
    });
    const shown = open('/3', {
      AdminEmail: () => campaign(finished({ sent: 7, failed: 2 })),
      RetryEmail: () =>
        payload('retryEmail', { email: emailOf({ ...finished({ sent: 7, queued: 2 }), state: 'RUNNING' }) }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Újraküldés a sikerteleneknek (2)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^2 ember kapja meg újra/)).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'Újraküldés a sikerteleneknek (2)' }));
    await waitFor(() => expect(shown.notifications.map(({ message }) => message)).toEqual(['Az újraküldés elindult.']));
  });

  it('of which only some recipients are shown keeps that in the address', async () => {
    const shown = open('/3', { AdminEmail: () => running({ failed: 1 }) });
    await shown.user.selectOptions(await screen.findByLabelText('Állapot'), 'FAILED');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?state=FAILED'));
    await waitFor(() => expect(callsOf(shown, 'AdminEmail').at(-1)).toMatchObject({ variables: { state: 'FAILED' } }));
  });
});
