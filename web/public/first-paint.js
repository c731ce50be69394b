/* global document, matchMedia, navigator */
// Runs before the first paint, as a file of its own because the content security policy allows no inline script. It stands before
// all files that the gateway names in the document: nothing is painted until it has run.
(function () {
  try {
    const root = document.documentElement;
    const chosen = localStorage.getItem('theme');
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
    root.classList.add(mode);
    root.style.colorScheme = mode;
    // As `initialLocale` in src/i18n/locale.ts has it.
    const languages = [localStorage.getItem('photo-competition.locale') ?? '', ...navigator.languages];
    root.lang =
      languages.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'hu' || tag === 'en') ?? 'hu';
  } catch {
    // Storage may be forbidden; the defaults stand.
  }
})();
