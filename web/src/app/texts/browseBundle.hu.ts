import browse from '../../features/browse/i18n.hu.ts';

/** Texts of the lists of photos. */
export default { browse };
