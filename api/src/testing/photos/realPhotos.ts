import path from 'node:path';

/** Where real photos lie, of cameras and phones; undefined where TEST_PHOTOS_DIR is not set. */
const folder = process.env['TEST_PHOTOS_DIR'] || undefined;

const skipped = describe.skip;

/** A suite on real photos; skipped by a name that says why where there are none. */
export function describeOnRealPhotos(title: string, suite: (fileOf: (name: string) => string) => void): void {
  if (folder) describe(title, () => suite((name) => path.join(folder, name)));
  else
    skipped(`${title}:`, () => {
      test('TEST_PHOTOS_DIR is not set', () => undefined);
    });
}
