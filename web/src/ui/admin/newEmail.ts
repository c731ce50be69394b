import { paths } from '../../routes/paths.ts';

/** Initial values of a campaign, as the address of its editor carries them. */
export interface EmailStart {
  /** Id of the competition that it is about, or of the group. */
  competition?: string;
  template?: 'VOTING_OPEN' | 'RESULTS';
  group?:
    'EVERYONE' | 'ENTRANTS' | 'WITHOUT_ENTRIES' | 'VOTERS' | 'ACCEPTED' | 'NOT_ACCEPTED' | 'AWARDED' | 'ADMINISTRATORS';
  /** Of a group: only those who take this newsletter. */
  newsletter?: 'NEWS' | 'COMPETITION' | 'RESULT';
  /** Only those who read this language. */
  locale?: 'hu' | 'en';
  /** When it is to be sent, ISO 8601. */
  at?: string;
}

/** The address of a new campaign with what is known of it filled in. */
export const newEmail = (start: EmailStart): string =>
  `${paths.admin.emails()}?${new URLSearchParams({ new: '', ...start })}`;
