import { i18n } from '../../../i18n/i18n.ts';
import { notify } from '../../../notifications/notify.ts';

/** The page to share. */
export interface Shared {
  title: string;
  /** Path of the page. */
  path: string;
}

/** Shares a page with the Web Share API; without it, copies its URL to the clipboard. */
export async function share({ title, path }: Shared): Promise<void> {
  const url = new URL(path, location.origin).href;
  if ('share' in navigator && (navigator.canShare?.({ title, url }) ?? true)) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The person closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.positive(i18n.t('show.tools.copied'));
  } catch {
    notify.info(i18n.t('show.tools.copyByHand', { url }), { timeout: 20_000 });
  }
}
