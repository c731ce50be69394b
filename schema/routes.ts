/** People who may open a page: everyone, logged-out visitors alone, entrants (logged in, no administrators), or administrators. */
export type Audience = 'everyone' | 'loggedOut' | 'entrant' | 'administrator';

/** A text in both languages of the product. */
interface Title {
  hu: string;
  en: string;
}

/**
 * The preview of a link to a page where it is shared: the site itself, the page's title, or the subject of the page — the active
 * competition, the competition or the image that its path names.
 */
type Preview = { preview: 'site' | 'home' | 'competition' | 'image' } | { preview: 'title'; title: Title };

/** A page of the client. */
export type Route = Preview & {
  /** Segments that start with a colon are parameters. */
  path: `/${string}`;
  who: Audience;
  /** Whether search engines may list it; what lies behind a login and links that carry a code are not listed. */
  indexed: boolean;
  /** Parameters that are ids: 1–15 digits. A path with another value is not found. */
  numeric?: readonly string[];
  /** Whether it fills the window, without the site's header and footer. */
  bare?: boolean;
};

const unlisted = { indexed: false, preview: 'site' } as const;
const account = { who: 'entrant', ...unlisted } as const;
const administration = { who: 'administrator', ...unlisted } as const;

/**
 * Every page of the client (docs/product.md §12). The client's router, its links and guards, and the gateway's documents
 * and link previews read this table: a page is declared here and nowhere else.
 */
export const routes = {
  home: { path: '/', who: 'everyone', indexed: true, preview: 'home' },
  archive: {
    path: '/archive',
    who: 'everyone',
    indexed: true,
    preview: 'title',
    title: { hu: 'Archívum', en: 'Archive' },
  },
  rules: {
    path: '/rules',
    who: 'everyone',
    indexed: true,
    preview: 'title',
    title: { hu: 'Szabályzat', en: 'Rules' },
  },
  contact: {
    path: '/contact',
    who: 'everyone',
    indexed: true,
    preview: 'title',
    title: { hu: 'Kapcsolat', en: 'Contact' },
  },

  login: {
    path: '/login',
    who: 'loggedOut',
    indexed: true,
    preview: 'title',
    title: { hu: 'Belépés', en: 'Log in' },
  },
  registration: {
    path: '/registration/index',
    who: 'loggedOut',
    indexed: true,
    preview: 'title',
    title: { hu: 'Regisztráció', en: 'Registration' },
  },
  registrationCompleted: { path: '/registration/completed', who: 'loggedOut', ...unlisted },
  lostPasswordRequest: { path: '/lost-password/request', who: 'everyone', ...unlisted },
  lostPasswordCompleted: { path: '/lost-password/completed', who: 'everyone', ...unlisted },
  lostPasswordChange: { path: '/lost-password/change/:username/:validationCode', who: 'everyone', ...unlisted },
  activation: { path: '/activation/:id/:validationCode', who: 'everyone', ...unlisted, numeric: ['id'] },
  emailChange: { path: '/email-change/:id/:validationCode', who: 'everyone', ...unlisted, numeric: ['id'] },
  unsubscribe: { path: '/unsubscribe/:key/:list', who: 'everyone', ...unlisted },

  competitionBrowse: {
    path: '/competition/:id/browse',
    who: 'everyone',
    indexed: true,
    preview: 'competition',
    numeric: ['id'],
  },
  competitionCatalogue: {
    path: '/competition/:id/catalogue',
    who: 'everyone',
    indexed: true,
    preview: 'competition',
    numeric: ['id'],
  },
  competitionCount: {
    path: '/competition/:id/count',
    who: 'everyone',
    indexed: true,
    preview: 'competition',
    numeric: ['id'],
  },
  competitionShow: {
    path: '/competition/:id/show/:image',
    who: 'everyone',
    indexed: true,
    preview: 'image',
    numeric: ['id', 'image'],
  },
  show: { path: '/show/:image', who: 'everyone', indexed: true, preview: 'image', numeric: ['image'] },

  profile: { path: '/user/profile', ...account },
  password: { path: '/user/password', ...account },
  account: { path: '/user/account', ...account },
  upload: { path: '/user/upload', ...account },
  uploadSlot: { path: '/user/upload/:type/:num', ...account, numeric: ['num'] },
  entries: { path: '/user/competition', ...account },
  archivedEntries: { path: '/user/archived', ...account },
  report: { path: '/user/report/:id', ...account, numeric: ['id'] },
  certificate: { path: '/user/certificate/:image', ...account, numeric: ['image'] },
  myVotes: { path: '/user/votes/:id', ...account, numeric: ['id'] },
  juries: { path: '/jury', ...account },
  jury: { path: '/jury/:id', ...account, numeric: ['id'] },
  juryDesk: { path: '/jury/:id/round/:round', ...account, numeric: ['id', 'round'], bare: true },

  admin: { path: '/admin', ...administration },
  adminCompetitions: { path: '/admin/competition', ...administration },
  adminCompetition: { path: '/admin/competition/:id', ...administration, numeric: ['id'] },
  adminCeremony: { path: '/admin/competition/:id/ceremony', ...administration, numeric: ['id'], bare: true },
  adminPreview: { path: '/admin/competition/:id/preview', ...administration, numeric: ['id'] },
  adminEmails: { path: '/admin/email', ...administration },
  adminEmail: { path: '/admin/email/:id', ...administration, numeric: ['id'] },
  adminUsers: { path: '/admin/users', ...administration },
  adminLocalization: { path: '/admin/localization', ...administration },
  adminSite: { path: '/admin/site', ...administration },
  adminTemplates: { path: '/admin/template', ...administration },
  adminProfile: { path: '/admin/account', ...administration },
  adminPassword: { path: '/admin/account/password', ...administration },
  adminAccount: { path: '/admin/account/data', ...administration },
} as const satisfies Record<string, Route>;

/** Name of a page. */
export type RouteName = keyof typeof routes;

/** Every page by name, in the table's order. */
export const routeNames = Object.keys(routes) as RouteName[];

/** A page of the table without its literal types. */
export const routeOf = (name: RouteName): Route => routes[name];

type ParamsIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The values that the path of a page needs. */
export type ParamsOf<Name extends RouteName> = Record<ParamsIn<(typeof routes)[Name]['path']>, string | number>;

/** The address of a page. @param params one value for each parameter of its path; they are escaped */
export function pathTo<Name extends RouteName>(name: Name, params: ParamsOf<Name>): string {
  const values: Record<string, string | number> = params;
  return routes[name].path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(values[param] ?? ''));
}

/** Largest number of a thing, as the contract's `Id` has it: the database's integer. */
const largestNumber = 2_147_483_647;

/** Whether a value is the number of a thing as the addresses of pages carry it; the graph refuses any other one. */
export const isNumericParam = (value: string | undefined): boolean =>
  /^\d{1,15}$/.test(value ?? '') && Number(value) >= 1 && Number(value) <= largestNumber;

const patterns = routeNames.map((name) => {
  const { path, numeric = [] } = routeOf(name);
  const form = path.replace(/:(\w+)/g, (_, param: string) =>
    numeric.includes(param) ? `(?<${param}>\\d{1,15})` : `(?<${param}>[^/]+)`,
  );
  return { name, numeric, pattern: new RegExp(`^${form.replace(/\/$/, '')}$`) };
});

/**
 * The page that an address leads to, with its parameters as they stand there; null when there is none.
 * @param pathname without query; slashes at its end do not matter
 */
export function matchRoute(pathname: string): { name: RouteName; params: Readonly<Record<string, string>> } | null {
  const wanted = pathname.replace(/\/+$/, '');
  for (const { name, numeric, pattern } of patterns) {
    const match = pattern.exec(wanted);
    const params = match?.groups ?? {};
    if (match && numeric.every((param) => isNumericParam(params[param]))) return { name, params };
  }
  return null;
}
