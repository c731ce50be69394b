import browse from '../../features/browse/i18n.en.ts';

/** Texts of the lists of photos. */
export default { browse };
