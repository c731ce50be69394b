import show from '../../features/show/i18n.en.ts';

/** What is read on the pages of photos. */
export default { show };
