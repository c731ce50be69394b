/** Names what becomes the photo of a page, or was it, while the page changes (CSS View Transitions, `view-transition-name`). */
export const openedPhoto = { viewTransitionName: 'opened-photo' } as const;
