import show from '../../features/show/i18n.hu.ts';

/** What is read on the pages of photos. */
export default { show };
