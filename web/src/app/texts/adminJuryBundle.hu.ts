import adminAwards from '../../features/adminAwards/i18n.hu.ts';
import adminCeremony from '../../features/adminCeremony/i18n.hu.ts';
import adminJury from '../../features/adminJury/i18n.hu.ts';

/** Reads of a jury as administrators run it: its rounds, its awards and their ceremony. */
export default { adminAwards, adminCeremony, adminJury };
