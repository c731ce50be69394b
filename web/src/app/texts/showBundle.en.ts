import show from '../../features/show/i18n.en.ts';

/** Texts of the pages of photos. */
export default { show };
