import type { SessionUser, NoUser, Session } from './store.ts';

/** A page's knowledge of the preview that it is part of (docs/product.md §3). */
export interface Preview {
  /** The value of the header `X-Preview`. */
  header: string;
  /** As whom the page is seen; an empty object for a visitor. */
  user: SessionUser | NoUser;
}

/** A frame's element that names a preview. */
export type PreviewingFrame = Element & { preview?: Preview };

/**
 * Events that a page in a preview sends to the frame's element: the page that is shown now (`text` is
 * its path with the query), and that a call was refused (`text` is its failure code).
 */
export type PreviewEvent = 'previewplace' | 'previewrefusal';

/** Detail of such an event. */
export interface PreviewNews {
  text: string;
  /** The object by which the frame's element named the preview when the page was loaded: tells a page from the one before. */
  of: Preview | null;
}

/** The element of the frame that this page is in; null in a tab of its own, and in a frame of another origin. */
const frame: PreviewingFrame | null = window.frameElement;

/**
 * The preview that this page is part of; null for everybody but administrators who look through the time machine. The frame's
 * element names it, which only a page of this origin can read or set: no address and nothing that is stored turns a page into a
 * preview, and whatever the frame is navigated to stays in it.
 */
export const preview = frame?.preview ?? null;

/** Tells the page around the frame. */
export const tellFrame = (event: PreviewEvent, text: string): void =>
  void frame?.dispatchEvent(new CustomEvent<PreviewNews>(event, { detail: { text, of: preview } }));

const nothing = (): void => undefined;

/**
 * The session of a page in a preview: it looks like the session of whom it is made for, and sends the administrator's token.
 * Nothing in it ends, replaces or stores the administrator's.
 */
export const previewSession = (own: Session, { user }: Preview): Session => ({
  ...own,
  user: () => user,
  lastUser: () => user,
  ended: () => null,
  dismissEnded: nothing,
  login: nothing,
  replaceUser: nothing,
  logout: nothing,
  clear: nothing,
  end: nothing,
  clearExpired: () => undefined,
});
