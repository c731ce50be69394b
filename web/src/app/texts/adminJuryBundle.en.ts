import adminAwards from '../../features/adminAwards/i18n.en.ts';
import adminCeremony from '../../features/adminCeremony/i18n.en.ts';
import adminJury from '../../features/adminJury/i18n.en.ts';

/** Reads of a jury as administrators run it: its rounds, its awards and their ceremony. */
export default { adminAwards, adminCeremony, adminJury };
