import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newBlobKey } from '../../api/dist/platform/blobs/blobStore.js';
import { diskStore } from '../../api/dist/platform/blobs/diskStore.js';
import type { StoredDerivative } from '../../api/dist/platform/database/tables.js';
import { processImage } from '../../api/dist/photos/images/pipeline/pipeline.js';
import { jpegPhoto } from '../../api/src/testing/photos/photographs.ts';

/** Columns of a stored photo that many generated images share. */
interface StoredPicture {
  bytes: number;
  width: number;
  height: number;
  thumbhash: string;
  derivatives: StoredDerivative[];
}

const seeds = [1, 2];

/** Processes a few photos with the service's pipeline and stores their derivatives in the blob store of a data folder. */
export async function storedPictures(folder: string): Promise<StoredPicture[]> {
  const blobs = diskStore(path.join(folder, 'blobs'));
  const work = mkdtempSync(path.join(folder, 'pictures-'));
  const pictures: StoredPicture[] = [];
  for (const seed of seeds) {
    const jpeg = await jpegPhoto({ width: 1600, height: 1067, seed });
    const file = path.join(work, `${seed}.jpg`);
    writeFileSync(file, jpeg);
    const { width, height, thumbhash, derivatives } = await processImage(file, {
      maxMegapixels: 100,
      minLongerSide: 800,
    });
    const stored: StoredDerivative[] = [];
    for (const { resolution, format, bytes } of derivatives) {
      const key = newBlobKey(format === 'jpeg' ? 'jpg' : format);
      await blobs.put(key, bytes);
      stored.push({ resolution, format, key, bytes: bytes.length });
    }
    pictures.push({ bytes: jpeg.length, width, height, thumbhash, derivatives: stored });
  }
  rmSync(work, { recursive: true });
  return pictures;
}
