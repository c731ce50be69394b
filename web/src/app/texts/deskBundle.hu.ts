import juryDesk from '../../features/juryDesk/i18n.hu.ts';

/** Reads of the desk of a jury's round. */
export default { juryDesk };
