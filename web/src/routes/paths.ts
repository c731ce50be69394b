import { pathTo } from '@photo-competition/schema/routes';

type Id = number;

/** The query by which an address names a competition other than the active one (docs/product.md §1). */
const ofCompetition = (id: Id | undefined): string => (id === undefined ? '' : `?competition=${id}`);

/** The address of every page, by the product's table of routes (`schema/routes.ts`): no link is spelled by hand. */
export const paths = {
  home: () => pathTo('home', {}),
  login: () => pathTo('login', {}),
  registration: {
    index: () => pathTo('registration', {}),
    completed: () => pathTo('registrationCompleted', {}),
  },
  lostPassword: {
    request: () => pathTo('lostPasswordRequest', {}),
    completed: () => pathTo('lostPasswordCompleted', {}),
    change: (username: string, validationCode: string) => pathTo('lostPasswordChange', { username, validationCode }),
  },
  activation: (id: Id, validationCode: string) => pathTo('activation', { id, validationCode }),
  emailChange: (id: Id, validationCode: string) => pathTo('emailChange', { id, validationCode }),
  unsubscribe: (key: string, list: string) => pathTo('unsubscribe', { key, list }),
  rules: () => pathTo('rules', {}),
  contact: () => pathTo('contact', {}),
  user: {
    profile: () => pathTo('profile', {}),
    password: () => pathTo('password', {}),
    account: () => pathTo('account', {}),
    /** Of the active competition, or of the one that is named. */
    upload: (competition?: Id) => pathTo('upload', {}) + ofCompetition(competition),
    /** Of the active competition, or of the one that is named. */
    uploadSlot: (type: string, num: Id, competition?: Id) =>
      pathTo('uploadSlot', { type, num }) + ofCompetition(competition),
    competition: () => pathTo('entries', {}),
    archived: () => pathTo('archivedEntries', {}),
    report: (competition: Id) => pathTo('report', { id: competition }),
    certificate: (image: Id) => pathTo('certificate', { image }),
    votes: (competition: Id) => pathTo('myVotes', { id: competition }),
  },
  competition: {
    browse: (id: Id) => pathTo('competitionBrowse', { id }),
    catalogue: (id: Id) => pathTo('competitionCatalogue', { id }),
    count: (id: Id) => pathTo('competitionCount', { id }),
    show: (id: Id, image: Id) => pathTo('competitionShow', { id, image }),
  },
  /** Own seats in juries. */
  juries: () => pathTo('juries', {}),
  /** The own seat in the jury of one competition. */
  jury: (id: Id) => pathTo('jury', { id }),
  /** Where a judge marks the photos of a round. */
  juryDesk: (id: Id, round: Id) => pathTo('juryDesk', { id, round }),
  show: (image: Id) => pathTo('show', { image }),
  archive: () => pathTo('archive', {}),
  admin: {
    index: () => pathTo('admin', {}),
    competitions: () => pathTo('adminCompetitions', {}),
    competition: (id: Id) => pathTo('adminCompetition', { id }),
    /** Where the awards of its jury are given. */
    awards: (id: Id) => `${pathTo('adminCompetition', { id })}?awards`,
    /** Where the awards are presented. */
    ceremony: (id: Id) => pathTo('adminCeremony', { id }),
    /** The time machine. */
    preview: (id: Id) => pathTo('adminPreview', { id }),
    /** Moderation queue, over every competition. */
    queue: (kind: 'images' | 'comments') => `${pathTo('adminCompetitions', {})}?queue=${kind}`,
    emails: () => pathTo('adminEmails', {}),
    email: (id: Id) => pathTo('adminEmail', { id }),
    users: () => pathTo('adminUsers', {}),
    localization: () => pathTo('adminLocalization', {}),
    site: () => pathTo('adminSite', {}),
    templates: () => pathTo('adminTemplates', {}),
    profile: () => pathTo('adminProfile', {}),
    password: () => pathTo('adminPassword', {}),
    account: () => pathTo('adminAccount', {}),
  },
} as const;
