/** Test photos in every accepted format, made by code. */
import sharp from 'sharp';
import { scene, type SceneOptions } from './scene.ts';

/** Exposure data that `photoWithMetadata` carries. */
export const writtenExposure = {
  camera: 'Nikon D70',
  lens: 'AF-S 18-70mm f/3.5-4.5',
  focalLength: 50,
  aperture: 2.8,
  shutter: 1 / 250,
  iso: 400,
  takenAt: '2024-05-17T18:30:45',
};

/** A name that may never be found in a derivative: voting is blind. */
export const writtenArtist = 'Kovács Ildikó';

const exif = {
  IFD0: { Make: 'NIKON', Model: 'Nikon D70', Artist: writtenArtist, Copyright: writtenArtist },
  IFD2: {
    LensModel: writtenExposure.lens,
    FocalLength: '50/1',
    FNumber: '28/10',
    ExposureTime: '1/250',
    ISOSpeedRatings: '400',
    DateTimeOriginal: '2024:05:17 18:30:45',
  },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 29/1 5234/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '19/1 2/1 2444/100',
  },
};

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${writtenArtist}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** An IPTC by-line as Photoshop writes it (APP13, resource 0x0404, dataset 2:80), put behind the start of the JPEG. */
function withIptc(jpeg: Buffer, byLine: string): Buffer {
  const text = Buffer.from(byLine, 'utf8');
  const dataset = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, text.length]), text]);
  const padding = Buffer.alloc(dataset.length % 2);
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\x00\x00\x00\x00\x00\x00', 'latin1');
  head.writeUInt32BE(dataset.length, head.length - 4);
  const segment = Buffer.concat([head, dataset, padding]);
  const marker = Buffer.from([0xff, 0xed, 0, 0]);
  marker.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, segment, jpeg.subarray(2)]);
}

/** A plain JPEG; every `seed` is another picture. */
export const jpegPhoto = (options: SceneOptions = {}): Promise<Buffer> =>
  scene(options).jpeg({ quality: 90 }).toBuffer();

/** A JPEG with rotated pixels, as a rotated camera stores them, and the EXIF orientation that corrects it. */
export async function orientedPhoto(orientation: 1 | 3 | 6 | 8, options: SceneOptions = {}): Promise<Buffer> {
  const turned = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation];
  const stored = await scene(options).rotate(turned).png({ compressionLevel: 1 }).toBuffer();
  return sharp(stored).withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer();
}

/** A JPEG with everything that may not be published: GPS, artist, XMP, IPTC and a wide-gamut ICC profile. */
export async function photoWithMetadata(options: SceneOptions = {}): Promise<Buffer> {
  const jpeg = await scene(options).withIccProfile('p3').withExif(exif).withXmp(xmp).jpeg({ quality: 90 }).toBuffer();
  return withIptc(jpeg, writtenArtist);
}

/** The same exposure data in the formats that carry it otherwise. */
export const photoWithExifIn = (format: 'png' | 'webp' | 'avif'): Promise<Buffer> =>
  scene({ width: 1000, height: 750 }).withExif(exif).toFormat(format, { effort: 1 }).toBuffer();

/** Half opaque, half wholly transparent over black: shows whether alpha is laid on white. */
export const transparentPng = (width = 1000, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 4, background: '#c03020' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

/** WebP. */
export const webpPhoto = (options: SceneOptions = {}): Promise<Buffer> => scene(options).webp({ effort: 1 }).toBuffer();

/** AVIF. */
export const avifPhoto = (options: SceneOptions = {}): Promise<Buffer> => scene(options).avif({ effort: 0 }).toBuffer();

/** TIFF, LZW compressed. */
export const tiffPhoto = (options: SceneOptions = {}): Promise<Buffer> =>
  scene(options).tiff({ compression: 'lzw' }).toBuffer();

/** PNG with 16 bits per band. */
export const png16Photo = (options: SceneOptions = {}): Promise<Buffer> =>
  scene(options).toColourspace('rgb16').png().toBuffer();

/** A black-and-white JPEG with one band, as the mono category gets them. */
export const greyPhoto = (options: SceneOptions = {}): Promise<Buffer> =>
  scene(options).toColourspace('b-w').jpeg().toBuffer();

/** A JPEG in CMYK, as a print shop hands them over. */
export const cmykPhoto = (options: SceneOptions = {}): Promise<Buffer> =>
  scene(options).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer();

/** Too small for any competition. */
export const tinyPhoto = (): Promise<Buffer> => jpegPhoto({ width: 120, height: 80 });
