/** Addresses that carry a key or a code of a mailed link, up to what is secret of them; in whatever case, and however encoded. */
const secretPath =
  /^(\/+(?:activation|email-change|lost-password\/+change|unsubscribe|api\/+email\/+subscription)\/).*/i;

/** Characters that a part of a path may have before it could be a key: codes have 22, keys 36, tokens hundreds. */
const longestName = 20;

/** Whether a part of a path is no name that a programmer has given: those are short, or words, or files. */
const mayBeSecret = (part: string): boolean =>
  part.length > longestName && /[^a-z-]/.test(part) && !/\.[a-z]\w{0,5}$/.test(part);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A path as logs and traces may show it: without query string, and without what could be a key, a code or a token, whether the
 * address exists or was written wrong.
 * @param url as it was asked for
 * @param longest characters that are shown at most
 */
export function shownPath(url: string, longest = 200): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const secret = secretPath.exec(decoded(path));
  if (secret) return `${secret[1]}…`;
  return path
    .split('/')
    .map((part) => (mayBeSecret(part) ? '…' : part))
    .join('/')
    .slice(0, longest);
}
