import catalogue from '../../features/catalogue/i18n.en.ts';

/** Reads of the catalogue of a jury's competition. */
export default { catalogue };
