/** The colour space of a picture, and its conversion to sRGB (docs/product.md §2). */
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { cicpToSRgb, differsFromSRgb, type Cicp } from './cicp.ts';
import { namedColours } from './namedColours.ts';
import type { SourceFormat } from './sniff.ts';

/** Pixels without a header, row by row, and how many they are. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * `usual`: libvips knows (8 bits with a profile, CMYK, Lab, and what says nothing, which counts as sRGB). `profile`: its profile is
 * applied to it in `space`; left to itself sharp converts 16 bits to Display P3, and greys with a profile of RGB not at all.
 * `plain`: its profile is of something else, and it counts as sRGB. `cicp`: a space that the file names by numbers.
 */
export type Colours =
  | { kind: 'usual' }
  | { kind: 'plain' }
  | { kind: 'profile'; space: 'srgb' | 'rgb16' | 'grey16' }
  | { kind: 'cicp'; cicp: Cicp };

/** The colour space by a picture's profile. Greys are colours too: an RGB profile applies to them. */
function byProfile(icc: Buffer, space: string | undefined): Colours {
  // ICC.1 §7.2.6
  const described = icc.toString('latin1', 16, 20);
  if (space === 'b-w') return described === 'RGB ' ? { kind: 'profile', space: 'srgb' } : { kind: 'usual' };
  if (space !== 'rgb16' && space !== 'grey16') return { kind: 'usual' };
  if (described === 'RGB ') return { kind: 'profile', space: 'rgb16' };
  return described === 'GRAY' && space === 'grey16' ? { kind: 'profile', space } : { kind: 'plain' };
}

/** Reads what the numbers of a picture mean. A profile goes before numbers, as in browsers; one that does not fit is none. */
export async function coloursOf(file: string, format: SourceFormat, { icc, space }: Metadata): Promise<Colours> {
  if (icc) return byProfile(icc, space);
  const cicp = await namedColours(file, format);
  return cicp && differsFromSRgb(cicp) ? { kind: 'cicp', cicp } : { kind: 'usual' };
}

/** Pixels of 16 bits as such of 8, rounded. */
function halved({ data, info }: Pixels): Pixels {
  const deep = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return { data: Buffer.from(Uint8Array.from(deep, (value) => Math.round(value / 257)).buffer), info };
}

/** Decodes a picture and writes its pixels out in sRGB, a byte for each band. */
export async function sRgbOf(picture: Sharp, colours: Colours): Promise<Pixels> {
  if (colours.kind === 'profile') {
    const converted = picture.toColourspace(colours.space).withIccProfile('srgb');
    if (colours.space !== 'srgb')
      return halved(await converted.raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true }));
    return converted.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  }
  const pixels = await picture.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (colours.kind === 'cicp') cicpToSRgb(pixels.data, colours.cicp);
  return pixels;
}
