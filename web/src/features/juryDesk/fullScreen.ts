/** Fills the screen, or leaves that again. */
export function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.({ navigationUI: 'hide' });
  // Refused without a gesture, and unknown to some phones.
  done?.catch(() => undefined);
}
