/**
 * Applies the theme's style sheet, which the document has asked for, and resolves when it is there. Named as a style sheet in the
 * document it would keep the skeleton from being painted. Without it (the line is lost) the page is plain, but there.
 */
export const whenStyled = (): Promise<void> =>
  new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
    if (!link) return resolve();
    link.onload = link.onerror = () => resolve();
    link.rel = 'stylesheet';
  });
