/**
 * Draws the number of a choice: 12 random bytes in base64url, 16 characters. `crypto.randomUUID` is missing where a page was not
 * loaded over HTTPS.
 */
export const drawNumber = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
