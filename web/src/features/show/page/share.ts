import { i18n } from '../../../i18n/i18n.ts';
import { sharePage } from '../../../ui/sharePage.ts';

/** The photo's page to share. */
export interface Shared {
  title: string;
  /** Path of the page. */
  path: string;
}

/** Shares the page of a photo. */
export function share({ title, path }: Shared): Promise<void> {
  const url = new URL(path, location.origin).href;
  const copied = i18n.t('show.tools.copied');
  return sharePage({ title, url, copied, copyByHand: i18n.t('show.tools.copyByHand', { url }) });
}
