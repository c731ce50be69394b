import juryDesk from '../../features/juryDesk/i18n.en.ts';

/** What is read at the desk of a jury's round. */
export default { juryDesk };
