import adminAwards from '../../features/adminAwards/i18n.en.ts';
import adminCeremony from '../../features/adminCeremony/i18n.en.ts';

/** Reads of the awards of a jury: of the page on which they are given, and of the ceremony. */
export default { adminAwards, adminCeremony };
