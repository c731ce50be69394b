/** The thread that decodes one HEIC (HEVC) file: the decoder is WebAssembly and blocks until it is done. */
import decode from 'heic-decode';
import { readFile } from 'node:fs/promises';
import { answerInThread } from '../../../platform/threads/answerInThread.ts';
import { tiffEnvelope } from './tiffEnvelope.ts';

/** Request to the thread: the header's size (upright) chooses the picture where a file holds several. */
export interface HeicRequest {
  file: string;
  width: number;
  height: number;
  icc: Uint8Array | undefined;
  /** Pixels above which nothing is decoded, whatever the header said. */
  maxPixels: number;
}

/** Response of the thread: an uncompressed TIFF, moved and not copied. */
export interface HeicResponse {
  tiff: Uint8Array<ArrayBuffer>;
}

answerInThread(
  async ({ file, width, height, icc, maxPixels }: HeicRequest): Promise<HeicResponse> => {
    const pictures = await decode.all({ buffer: await readFile(file) });
    const picture = pictures.find((each) => each.width === width && each.height === height);
    if (!picture || picture.width * picture.height > maxPixels) throw new Error('No picture of the announced size');
    const decoded = await picture.decode();
    const tiff = tiffEnvelope(decoded.width, decoded.height, decoded.data, icc);
    return { tiff: new Uint8Array(tiff.buffer as ArrayBuffer, tiff.byteOffset, tiff.byteLength) };
  },
  ({ tiff }) => [tiff.buffer],
);
