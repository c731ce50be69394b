import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.env['TEST_PHOTOS_DIR'] || undefined;

/** Whether TEST_PHOTOS_DIR names a folder of real photos, of cameras and phones; without, what needs them is skipped by name. */
export const hasRealPhotos = Boolean(folder);

export const realPhotoFile = (name: string): string => path.join(folder ?? '', name);
export const realPhoto = (name: string): Buffer => readFileSync(realPhotoFile(name));
