/**
 * Draws the number of a ballot: 12 random bytes in base64url, 16 characters. The browser draws it, so that the platform cannot
 * give two voters the same ballot (docs/verify.md).
 */
export const newBallotNumber = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
