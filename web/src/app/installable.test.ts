import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../public');

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;

/** Width and height of a PNG, from its first chunk. */
function sizeOf(file: string): string {
  const bytes = readFileSync(path.join(folder, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('has what browsers ask of a page that can be installed', () => {
  expect(manifest).toMatchObject({ name: 'Fotópályázat', start_url: '/', display: 'standalone' });
  expect(readFileSync(path.join(folder, '../index.html'), 'utf8')).toContain('href="/manifest.webmanifest"');
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

it('has icons of the sizes that it names', () => {
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/png') expect(`${src} ${sizeOf(src)}`).toBe(`${src} ${sizes}`);
  }
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
});
