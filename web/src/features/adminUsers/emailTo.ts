import type { EmailStart } from '../../ui/admin/newEmail.ts';
import type { UsersFilter } from './usersState.ts';

const groups = { entered: 'ENTRANTS', notEntered: 'WITHOUT_ENTRIES', voted: 'VOTERS' } as const;

/**
 * The campaign to the people in the list; null where no audience of a campaign says the same. People who may not log in are left out of
 * every audience, and a person in a mail is somebody of a group: neither words nor a choice of rows make one.
 */
export function emailTo({ q, state, role, locale, newsletter, competition, did }: UsersFilter): EmailStart | null {
  if (q !== '' || state === 'disabled' || state === 'notActivated' || role === 'entrant') return null;
  if (role === 'administrator' && competition !== undefined) return null;
  const rest = { ...(newsletter ? { newsletter } : {}), ...(locale ? { locale } : {}) };
  if (competition !== undefined) return { competition, group: groups[did], ...rest };
  return { group: role === 'administrator' ? 'ADMINISTRATORS' : 'EVERYONE', ...rest };
}
