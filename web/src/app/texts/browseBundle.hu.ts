import browse from '../../features/browse/i18n.hu.ts';

/** What is read on the lists of photos. */
export default { browse };
