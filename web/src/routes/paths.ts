import { pathTo } from '@photo-competition/schema/routes';

type Id = string | number;

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
  unsubscribe: (key: string, list: string) => pathTo('unsubscribe', { key, list }),
  rules: () => pathTo('rules', {}),
  contact: () => pathTo('contact', {}),
  user: {
    profile: () => pathTo('profile', {}),
    password: () => pathTo('password', {}),
    upload: () => pathTo('upload', {}),
    uploadSlot: (type: string, num: Id) => pathTo('uploadSlot', { type, num }),
    competition: () => pathTo('entries', {}),
    archived: () => pathTo('archivedEntries', {}),
  },
  competition: {
    browse: (id: Id) => pathTo('competitionBrowse', { id }),
    show: (id: Id, image: Id) => pathTo('competitionShow', { id, image }),
  },
  show: (image: Id) => pathTo('show', { image }),
  archive: () => pathTo('archive', {}),
  admin: {
    index: () => pathTo('admin', {}),
    competitions: () => pathTo('adminCompetitions', {}),
    competition: (id: Id) => pathTo('adminCompetition', { id }),
    emails: () => pathTo('adminEmails', {}),
    email: (id: Id) => pathTo('adminEmail', { id }),
    users: () => pathTo('adminUsers', {}),
    localization: () => pathTo('adminLocalization', {}),
    templates: () => pathTo('adminTemplates', {}),
  },
} as const;
