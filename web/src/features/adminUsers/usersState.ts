import { newsletterTypes } from '../../ui/form/accountSchema.ts';
import { flagParam, numberParam, optionalId, optionalWord, textParam, wordParam } from '../../routes/listState.ts';
import type { AdminUsersQueryVariables } from './generated/graphql.ts';

/** Sort keys of the list: as the address has them, and as the graph does. */
export const sorts = {
  createdAt: 'CREATED_AT',
  name: 'LAST_NAME',
  username: 'USERNAME',
  email: 'EMAIL',
} as const;

/** States to filter by. */
export const states = ['active', 'disabled', 'notActivated'] as const;

/** Roles to filter by. */
export const roles = ['entrant', 'administrator'] as const;

/** Filters by people's acts in a competition: as the address has them, and as the graph does. */
export const deeds = { entered: 'ENTERED', notEntered: 'NOT_ENTERED', voted: 'VOTED' } as const;

const filters = {
  q: textParam,
  state: optionalWord(states),
  role: optionalWord(roles),
  locale: optionalWord(['hu', 'en']),
  newsletter: optionalWord(newsletterTypes),
  competition: optionalId,
  did: wordParam(['entered', 'notEntered', 'voted'], 'entered'),
};

/** State of the list, and which account is open over it. */
export const usersState = {
  ...filters,
  page: numberParam(0),
  size: numberParam(20, 1, 100),
  sort: wordParam(['name', 'createdAt', 'username', 'email'], 'name'),
  direction: wordParam(['ASC', 'DESC'], 'ASC'),
  user: optionalId,
  new: flagParam,
};

/** Which accounts the list shows. */
export interface UsersFilter {
  q: string;
  state: (typeof states)[number] | undefined;
  role: (typeof roles)[number] | undefined;
  locale: 'hu' | 'en' | undefined;
  newsletter: (typeof newsletterTypes)[number] | undefined;
  competition: string | undefined;
  /** Only where a competition is chosen. */
  did: keyof typeof deeds;
}

/** Every account. */
export const noFilter: UsersFilter = {
  q: '',
  state: undefined,
  role: undefined,
  locale: undefined,
  newsletter: undefined,
  competition: undefined,
  did: 'entered',
};

/** The filter as the graph takes it. */
export const filterOf = (filter: UsersFilter): AdminUsersQueryVariables['filter'] => {
  const { q, state, role, locale, newsletter, competition, did } = filter;
  return {
    q: q || null,
    enabled: state === undefined ? null : state !== 'disabled',
    activated: state === 'notActivated' ? false : state === 'active' ? true : null,
    administrator: role === undefined ? null : role === 'administrator',
    locale: locale ?? null,
    newsletter: newsletter ?? null,
    competitionNumber: competition === undefined ? null : Number(competition),
    did: competition === undefined ? null : deeds[did],
  };
};
