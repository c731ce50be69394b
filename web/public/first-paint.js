/* global document, matchMedia */
// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
(function () {
  try {
    const root = document.documentElement;
    const chosen = localStorage.getItem('theme');
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
    root.classList.add(mode);
    root.style.colorScheme = mode;
    if (localStorage.getItem('photo-competition.locale') === 'en') root.lang = 'en';
  } catch {
    // Storage may be forbidden; the defaults stand.
  }
})();
