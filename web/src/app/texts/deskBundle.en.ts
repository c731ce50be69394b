import juryDesk from '../../features/juryDesk/i18n.en.ts';

/** Reads of the desk of a jury's round. */
export default { juryDesk };
