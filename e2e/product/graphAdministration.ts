import type { GraphPlay } from './graphPlay.ts';
import { mailTo, visitor, type Person } from './people.ts';
import type { Product } from './product.ts';
import { until } from './until.ts';

/** The running product, and who calls it. */
export interface Stage {
  product: Product;
  play: GraphPlay;
  admin: Person;
}

/** Accounts as administrators run them. */
export async function runAccounts({ play, admin }: Stage): Promise<void> {
  const person = {
    email: 'cili@example.org',
    firstName: 'Cili',
    lastName: 'Kis',
    locale: 'en',
    newsletter: ['NEWS'],
    administrator: false,
  };
  interface Made {
    user: { id: string; version: number };
  }
  const { user } = await play.call<Made>('Mutation.createUser', admin, { input: { ...person, username: 'cili' } });
  const { id, version } = user;
  await play.call('Mutation.updateUser', admin, { input: { ...person, id, version, firstName: 'Cecília' } });
  await play.callOutdated('Mutation.updateUser', admin, { ...person, id });
  await play.callOutdated('Mutation.setUserState', admin, { id, enabled: false });
  await play.callOutdated('Mutation.deleteUser', admin, { id });
  await play.call('Mutation.setUserNewsletter', admin, { input: { id, type: 'RESULT', subscribed: true } });
  await play.call('Mutation.setUserState', admin, { input: { id, enabled: false } });
  const accounts = [{ id }];
  const stale = { accounts: [{ id, ifVersion: 1 }], enabled: true };
  await play.call('Mutation.setUserStates', admin, { input: stale });
  await play.call('Mutation.setUserStates', admin, { input: { accounts, enabled: true } });
  await play.call('Mutation.setUserNewsletters', admin, { input: { accounts, list: 'ORGANISER', subscribed: false } });
  await play.call('Mutation.sendAccountMail', admin, { input: { id, mail: 'ACTIVATION' } });
  const early = { input: { id, mail: 'LOST_PASSWORD' } };
  await play.call('Mutation.sendAccountMail', admin, early, { refused: ['ILLEGAL_ACCOUNT_STATE'] });
  await play.call('Mutation.endUserSessions', admin, { input: { id } });
  await play.call('Query.user', admin, { id });
  await play.call('Query.users', admin);
  await play.call('Query.userPage', admin, { page: 0, size: 10, sort: 'USERNAME' });
  await play.call('Mutation.deleteUser', admin, { input: { id } });
}

/** Texts over the shipped ones. */
export async function runTexts({ play, admin }: Stage): Promise<void> {
  interface Made {
    staticText: { id: string; version: number };
  }
  const input = { key: 'rules.body', locale: 'en', text: '# Rules' };
  const { staticText } = await play.call<Made>('Mutation.createStaticText', admin, { input });
  const { id, version } = staticText;
  await play.call('Mutation.updateStaticText', admin, { input: { id, version, text: '# Our rules' } });
  await play.callOutdated('Mutation.updateStaticText', admin, { id, text: '# Their rules' });
  await play.callOutdated('Mutation.deleteStaticText', admin, { id });
  await play.call('Query.staticText', admin, { id });
  await play.call('Query.staticTexts', admin);
  await play.call('Query.staticTextPage', admin, { page: 0, size: 10 });
  await play.call('Query.localizations', visitor);
  await play.call('Query.localization', visitor, { locale: 'en' });
  await play.call('Mutation.deleteStaticText', admin, { input: { id } });
}

/** The logo of the site, and the address of its organisers. */
export async function runSite({ play, admin }: Stage): Promise<void> {
  interface Made {
    site: { version: number };
  }
  // A PNG of 32 × 32 pixels.
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mOQiwqgKWIYtWDUglELRi0YtWDUglELRi0YtWDUglELhooFAGBOIC7NR9wFAAAAAElFTkSuQmCC';
  const { version } = await play.call<{ version: number }>('Query.site', visitor);
  const input = { contactEmail: 'club@example.org', version };
  const { site } = await play.call<Made>('Mutation.updateSite', admin, { input });
  await play.callOutdated('Mutation.updateSite', admin, { contactEmail: 'other@example.org' });
  const logo = { picture, version: site.version };
  const made = await play.call<Made>('Mutation.uploadSiteLogo', admin, { input: logo });
  await play.callOutdated('Mutation.uploadSiteLogo', admin, { picture });
  await play.callOutdated('Mutation.removeSiteLogo', admin, {});
  await play.call('Query.site', visitor);
  await play.call('Mutation.removeSiteLogo', admin, { input: { version: made.site.version } });
}

/** Mail templates. */
export async function runTemplates({ play, admin }: Stage): Promise<void> {
  const which = { id: 'ACTIVATION', locale: 'en' };
  interface Template {
    subject: string;
    body: string;
    version: number;
  }
  const { subject, body, version } = await play.call<Template>('Query.template', admin, which);
  await play.call('Mutation.updateTemplate', admin, { input: { ...which, subject, body: `${body}\n\nBye!`, version } });
  await play.callOutdated('Mutation.updateTemplate', admin, { ...which, subject, body });
  await play.callOutdated('Mutation.resetTemplate', admin, which);
  await play.call('Mutation.resetTemplate', admin, { input: { ...which, version: version + 1 } });
  await play.call('Query.templatePreview', admin, { ...which, subject, body });
  await play.call('Query.templates', admin);
  await play.call('Query.templatePage', admin, { page: 0, size: 20 });
}

interface Campaign {
  email: { id: string; version: number; state: string; finding: unknown };
}

/** Campaigns, from the first draft to the last mail. @param later an instant at which a scheduled one is due */
export async function runCampaigns(
  { product, play, admin }: Stage,
  { competitionId, reader, later }: { competitionId: string; reader: string; later: Date },
): Promise<void> {
  const news = {
    template: 'NEWSLETTER',
    subject: { hu: 'Hírek', en: 'News' },
    body: { hu: 'Szia, {{name}}!', en: 'Hello, {{name}}!' },
    audience: { group: 'EVERYONE', newsletter: 'NEWS' },
  };
  await play.call<Campaign>('Mutation.createAndSendEmail', admin, { input: news });
  const mail = await mailTo(product, reader, 'newsletter');
  const [, key] = /\/unsubscribe\/([\w-]+)\/NEWS/.exec(mail.text) ?? [];

  const draft = { ...news, audience: { ...news.audience, locale: 'en' }, scheduledAt: later.toISOString() };
  const made = await play.call<Campaign>('Mutation.createEmail', admin, { input: draft });
  const { id } = made.email;
  const content = { ...draft, competitionId };
  await play.call<Campaign>('Mutation.updateEmail', admin, { input: { id, version: made.email.version, content } });
  await play.callOutdated('Mutation.updateEmail', admin, { id, content });
  await play.call('Query.emailPreview', admin, { id });
  await play.call('Query.emailRecipients', admin);
  await play.call('Query.emailPreviewOf', admin, { content });
  const early = { ...content, audience: { group: 'EVERYONE' } };
  await play.call('Query.emailCheck', admin, { content: early });
  await play.call('Query.emailAudience', admin, { audience: { group: 'EVERYONE', newsletter: 'NEWS' } });
  await play.callOutdated('Mutation.deleteEmail', admin, { id });
  const idle = await play.call<Campaign>('Mutation.createEmail', admin, { input: draft });
  await play.call('Mutation.retryEmail', admin, { input: { id: idle.email.id } }, { refused: ['ILLEGAL_EMAIL_STATE'] });
  await play.call('Mutation.deleteEmail', admin, { input: { id: idle.email.id } });
  await play.call('Mutation.sendTestEmail', admin, { input: { id } });
  await play.call('Mutation.activateEmail', admin, { input: { id } });

  // Due when voting is over: it is not sent, and says why.
  const { audience } = news;
  const late = { template: 'VOTING_OPEN', competitionId, audience, scheduledAt: later.toISOString() };
  const stopped = await play.call<Campaign>('Mutation.createEmail', admin, { input: late });
  await play.call('Mutation.activateEmail', admin, { input: { id: stopped.email.id } });

  const given = await play.call<Campaign>('Mutation.createEmail', admin, { input: news });
  await play.call('Mutation.cancelEmail', admin, { input: { id: given.email.id } });

  await play.call('Query.mailSubscription', visitor, { key, list: 'NEWS' });
  await play.call('Mutation.resubscribe', visitor, { input: { key, list: 'NEWS' } });
  // Between the freezing of the recipients and the sending, so that somebody is skipped.
  await play.call('Mutation.unsubscribe', visitor, { input: { key, list: 'NEWS' } });
  product.setClock(later);
  await until('the campaign to be finished', async () => {
    const messages = await play.call<Campaign>('Query.emailMessages', admin, { id, page: 0, size: 10 });
    return messages.email.state === 'FINISHED';
  });
  await until('the late campaign to be stopped', async () => {
    const messages = await play.call<Campaign>('Query.emailMessages', admin, {
      id: stopped.email.id,
      page: 0,
      size: 10,
    });
    return messages.email.finding !== null;
  });
  await play.call('Query.emailPage', admin, { page: 0, size: 10 });
}
