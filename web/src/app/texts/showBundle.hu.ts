import show from '../../features/show/i18n.hu.ts';

/** Texts of the pages of photos. */
export default { show };
