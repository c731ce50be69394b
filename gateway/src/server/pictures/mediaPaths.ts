const resolution = '(thumb|small|medium|large|original)';

/** The only addresses of pictures, below `/media`, and what they are upstream. */
const routes: [RegExp, (...parts: string[]) => string][] = [
  [new RegExp(`^/image/(\\d{1,10})/${resolution}$`), (id, size) => `/api/competition/image/${id}/${size}`],
  [
    /^\/jury\/(\d{1,10})\/(\d{1,10})\/(thumb|small|medium|large)$/,
    (round, number, size) => `/api/jury/round/${round}/photo/${number}/${size}`,
  ],
  [/^\/site\/([0-9a-f]{32})$/, (hash) => `/api/site/logo/${hash}`],
  [
    new RegExp(`^/entry/(\\d{1,10})/([a-z][a-z0-9]{0,19}-\\d{1,2})/${resolution}$`),
    (id, slot, size) => `/api/competition/user-image/${id}/${slot}/${size}`,
  ],
];

/** The form of a picture's version that the service takes; any other version is left out. */
const versionForm = /^[\w.-]{1,64}$/;

/**
 * Where a picture is upstream. The path is taken as it was sent: an encoded slash is no slash here, and nothing of it
 * reaches the service but numbers, a slot and a resolution, or the hash of a logo.
 * @param version what the query names `v`
 * @returns null when there is no such address
 */
export function mediaPath(path: string, version: unknown): string | null {
  for (const [form, build] of routes) {
    const parts = form.exec(path);
    if (!parts) continue;
    const query = typeof version === 'string' && versionForm.test(version) ? `?v=${version}` : '';
    return build(...parts.slice(1)) + query;
  }
  return null;
}
