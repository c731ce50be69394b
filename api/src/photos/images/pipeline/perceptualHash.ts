/** Side of the grey picture that is transformed, and of the block of low frequencies that becomes the hash. */
export const hashedSide = 32;
const kept = 8;

/** Cosines of the DCT-II for the frequencies 1 to 8; frequency 0 is only the mean brightness. */
const cosines = Array.from({ length: kept }, (_, frequency) =>
  Array.from({ length: hashedSide }, (_, x) => Math.cos((Math.PI / hashedSide) * (x + 0.5) * (frequency + 1))),
);

/**
 * 64-bit perceptual hash of a 32 × 32 grey picture: the DCT hash of C. Zauner, "Implementation and Benchmarking of
 * Perceptual Image Hash Functions" (2010), §3.2.1, the one of the pHash library. Of the DCT-II the 8 × 8 coefficients
 * next to the mean are kept; a bit is 1 where its coefficient lies above their median. A DCT hash and not a difference
 * hash: it holds still under recompression, scaling, brightness and small crops, with fewer false alarms.
 * @param grey 1024 bytes, row by row
 * @returns an unsigned number; a signed 64-bit column takes it through `BigInt.asIntN(64, …)`
 */
export function perceptualHash(grey: Uint8Array): bigint {
  const rows = cosines.map((wave) =>
    Array.from({ length: hashedSide }, (_, y) =>
      wave.reduce((sum, cosine, x) => sum + cosine * (grey[y * hashedSide + x] ?? 0), 0),
    ),
  );
  const coefficients = cosines.flatMap((wave) =>
    rows.map((row) => wave.reduce((sum, cosine, y) => sum + cosine * (row[y] ?? 0), 0)),
  );
  const sorted = coefficients.toSorted((a, b) => a - b);
  const median = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  return coefficients.reduce((hash, value) => (hash << 1n) | (value > median ? 1n : 0n), 0n);
}
