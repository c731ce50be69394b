/* global document, matchMedia */
// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
(function () {
  try {
    var root = document.documentElement;
    var chosen = localStorage.getItem('theme');
    var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    var mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
    root.classList.add(mode);
    root.style.colorScheme = mode;
    if (localStorage.getItem('photo-competition.locale') === 'en') root.lang = 'en';
  } catch {
    // Storage may be forbidden; the defaults stand.
  }
})();
