import { notify } from '../notifications/notify.ts';

/** The page to share, and what is said about it. */
export interface SharedPage {
  title: string;
  url: string;
  /** Says that the address is on the clipboard. */
  copied: string;
  /** Says the address, where the browser copies nothing. */
  copyByHand: string;
}

/** Milliseconds that an address stays, which is copied by hand. */
const byHandMs = 20_000;

/** Copies a text through a field of the page: the way of a page that was not loaded over HTTPS, which has no `navigator.clipboard`. */
function copyThroughField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Outside an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or missing.
    return copyThroughField(text);
  }
}

/** Shares a page with the Web Share API; without it, copies its URL to the clipboard, or else says the URL. */
export async function sharePage({ title, url, copied, copyByHand }: SharedPage): Promise<void> {
  if ('share' in navigator && (navigator.canShare?.({ title, url }) ?? true)) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The person closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copy(url)) notify.positive(copied);
  else notify.info(copyByHand, { timeout: byHandMs });
}
