import adminAwards from '../../features/adminAwards/i18n.hu.ts';
import adminCeremony from '../../features/adminCeremony/i18n.hu.ts';

/** Reads of the awards of a jury: of the page on which they are given, and of the ceremony. */
export default { adminAwards, adminCeremony };
