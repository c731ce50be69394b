/** Least height of an announcement, also while it is loaded: what stands below it does not move when it comes. */
export const announcementHeight = '80svh';
