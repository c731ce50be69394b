/** Colours named by numbers (ITU-T H.273) instead of a profile: the `nclx` of HEIC and AVIF, the `cICP` of PNG. */
export interface Cicp {
  primaries: number;
  transfer: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Chromaticities x, y of red, green and blue by their numbers in H.273; the white of all of them is D65. */
const chromaticities: Partial<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ], // BT.709 and sRGB
  5: [
    [0.64, 0.33],
    [0.29, 0.6],
    [0.15, 0.06],
  ], // BT.601, 625 lines
  6: [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
  ], // BT.601, 525 lines
  7: [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
  ], // SMPTE 240M
  9: [
    [0.708, 0.292],
    [0.17, 0.797],
    [0.131, 0.046],
  ], // BT.2020
  12: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
  ], // Display P3
};
const whiteD65: Triple = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329];

const sRgbToLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const linearToSRgb = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/**
 * Light of a number between 0 and 1, by transfer characteristics. Those of video (1, 6, 14, 15) are shown by the curve of
 * sRGB, as browsers show them.
 */
const curves: Partial<Record<number, (value: number) => number>> = {
  1: sRgbToLinear,
  4: (value) => value ** 2.2,
  5: (value) => value ** 2.8,
  6: sRgbToLinear,
  8: (value) => value,
  13: sRgbToLinear,
  14: sRgbToLinear,
  15: sRgbToLinear,
};

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = (r: Triple) => r[0] * a + r[1] * b + r[2] * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** The inverse of a matrix, by its cofactors. */
function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const over = (x: number, y: number, z: number): Triple => [x / determinant, y / determinant, z / determinant];
  return [
    over(e * i - f * h, c * h - b * i, b * f - c * e),
    over(f * g - d * i, a * i - c * g, c * d - a * f),
    over(d * h - e * g, b * g - a * h, a * e - b * d),
  ];
}

/** From linear red, green and blue to CIE XYZ: each column is a primary, as strong as its part in white. */
function toXyz(primaries: readonly (readonly [number, number])[]): Matrix {
  const columns = primaries.map(([x, y]): Triple => [x / y, 1, (1 - x - y) / y]);
  const row = (index: number): Triple => [columns[0]?.[index] ?? 0, columns[1]?.[index] ?? 0, columns[2]?.[index] ?? 0];
  const unscaled: Matrix = [row(0), row(1), row(2)];
  const strengths = times(inverse(unscaled), whiteD65);
  const scaled = (r: Triple): Triple => [r[0] * strengths[0], r[1] * strengths[1], r[2] * strengths[2]];
  return [scaled(unscaled[0]), scaled(unscaled[1]), scaled(unscaled[2])];
}

/** Steps of the table that turns light into numbers of sRGB: fine enough for the steep beginning of the curve. */
const steps = 16_384;

/** Whether pixels of these colours have other numbers in sRGB. Numbers that are not known say nothing: those count as sRGB. */
export function differsFromSRgb({ primaries, transfer }: Cicp): boolean {
  const curve = curves[transfer] ?? (transfer === 2 ? sRgbToLinear : undefined);
  if (!curve) return false;
  return curve !== sRgbToLinear || (primaries !== 1 && chromaticities[primaries] !== undefined);
}

/**
 * Turns pixels into sRGB, in place; colours outside of sRGB become the nearest in each band.
 * @param data three bytes for each pixel
 */
export function cicpToSRgb(data: Uint8Array, { primaries, transfer }: Cicp): void {
  const curve = curves[transfer] ?? sRgbToLinear;
  const light = Float64Array.from({ length: 256 }, (_, value) => curve(value / 255));
  const number = Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(255 * linearToSRgb(step / steps)));
  const own = toXyz(chromaticities[primaries] ?? chromaticities[1] ?? []);
  const fromXyz = inverse(toXyz(chromaticities[1] ?? []));
  const column = (index: 0 | 1 | 2) => times(fromXyz, [own[0][index], own[1][index], own[2][index]]);
  const [red, green, blue] = [column(0), column(1), column(2)];
  const at = (band: 0 | 1 | 2, r: number, g: number, b: number) => {
    const value = red[band] * r + green[band] * g + blue[band] * b;
    return number[Math.round(Math.max(0, Math.min(1, value)) * steps)] ?? 0;
  };
  for (let i = 0; i + 2 < data.length; i += 3) {
    const [r, g, b] = [light[data[i] ?? 0] ?? 0, light[data[i + 1] ?? 0] ?? 0, light[data[i + 2] ?? 0] ?? 0];
    data[i] = at(0, r, g, b);
    data[i + 1] = at(1, r, g, b);
    data[i + 2] = at(2, r, g, b);
  }
}
