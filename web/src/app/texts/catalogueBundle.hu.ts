import catalogue from '../../features/catalogue/i18n.hu.ts';

/** Reads of the catalogue of a jury's competition. */
export default { catalogue };
