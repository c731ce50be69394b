/** 12 random bytes in base64url: 16 characters. `crypto.randomUUID` is missing where a page was not loaded over HTTPS. */
export const randomName = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** Draws the number of a ballot. The browser draws it, so that the platform cannot give two voters the same ballot (count/README.md). */
export const newBallotNumber = randomName;
