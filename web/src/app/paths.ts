type Id = string | number;

const segment = encodeURIComponent;

/** Every path of the client (specification §2), so that no link is spelled by hand. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  registration: { index: () => '/registration/index', completed: () => '/registration/completed' },
  lostPassword: {
    request: () => '/lost-password/request',
    completed: () => '/lost-password/completed',
    change: (username: string, validationCode: string) =>
      `/lost-password/change/${segment(username)}/${segment(validationCode)}`,
  },
  activation: (id: Id, validationCode: string) => `/activation/${id}/${segment(validationCode)}`,
  rules: () => '/rules',
  contact: () => '/contact',
  user: {
    profile: () => '/user/profile',
    password: () => '/user/password',
    upload: () => '/user/upload',
    uploadSlot: (type: string, num: Id) => `/user/upload/${segment(type)}/${num}`,
    competition: () => '/user/competition',
    archived: () => '/user/archived',
  },
  competition: {
    browse: (id: Id) => `/competition/${id}/browse`,
    show: (id: Id, image: Id) => `/competition/${id}/show/${image}`,
  },
  show: (image: Id) => `/show/${image}`,
  archive: () => '/archive',
  admin: {
    index: () => '/admin',
    competitions: () => '/admin/competition',
    competition: (id: Id) => `/admin/competition/${id}`,
    emails: () => '/admin/email',
    email: (id: Id) => `/admin/email/${id}`,
    users: () => '/admin/users',
    localization: () => '/admin/localization',
    templates: () => '/admin/template',
  },
} as const;
