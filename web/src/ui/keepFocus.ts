/**
 * Gives the focus to the page's heading where the element that had it is gone, so that a keyboard goes on from the page's beginning and
 * not from the browser's. Elsewhere it stays where it is.
 */
export function keepFocus(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
}
