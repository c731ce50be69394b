import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { scene } from '../../api/src/testing/photos/scene.ts';
import { median } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import { competitions } from './fill.ts';
import { bearerOf, type Service } from './service.ts';

/** Cost of processing one photo. */
interface Cost {
  /** Elapsed seconds until everything is stored. */
  wall: number;
  /** Processor seconds of the process. */
  cpu: number;
}

const photo = { width: 6000, height: 4000 } as const;
const megapixels = (photo.width * photo.height) / 1e6;
const resolutions = { large: 2400, medium: 1200, small: 800, thumb: 400 } as const;
const formats = ['jpeg', 'webp', 'avif'] as const;

/** Generates a photo with film grain, since a smooth picture would be unrealistically cheap to encode. */
export async function makePhoto(folder: string): Promise<string> {
  const { width, height } = photo;
  const grain = {
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  } as const;
  const file = path.join(folder, 'photo.jpg');
  const grained = scene({ ...photo, seed: 5 }).composite([{ input: grain, blend: 'soft-light' }]);
  await writeFile(file, await grained.jpeg({ quality: 92 }).toBuffer());
  return file;
}

/** Uploads the photo and checks that all twelve derivatives are served. */
async function viaService({ url, running }: Service, bytes: Buffer): Promise<Cost> {
  const headers = await bearerOf(1);
  const form = new FormData();
  form.set('data', new Blob(['{"title":"Bench","description":"","ownImage":true}'], { type: 'application/json' }));
  form.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const [cpu, start] = [running.cpuSeconds(), performance.now()];
  const answer = await fetch(`${url}/api/competition/upload/${competitions.uploading}/colour-1`, {
    method: 'POST',
    headers,
    body: form,
  });
  const cost = { wall: (performance.now() - start) / 1000, cpu: running.cpuSeconds() - cpu };
  const text = await answer.text();
  assert.ok(answer.status === 200 || answer.status === 201, text);
  const image = JSON.parse(text) as components['schemas']['Image'];
  assert.deepEqual([image.width, image.height], [photo.width, photo.height]);
  for (const resolution of Object.keys(resolutions)) {
    for (const format of formats) {
      const address = `${url}/api/competition/user-image/${competitions.uploading}/colour-1/${resolution}`;
      const derivative = await fetch(address, { headers: { ...headers, accept: `image/${format}` } });
      assert.deepEqual([derivative.status, derivative.headers.get('content-type')], [200, `image/${format}`]);
      assert.ok((await derivative.arrayBuffer()).byteLength > 1000);
    }
  }
  return cost;
}

const encode = (pixels: Sharp, format: (typeof formats)[number]): Sharp => {
  if (format === 'jpeg') return pixels.jpeg({ quality: 82, progressive: true });
  return format === 'webp' ? pixels.webp({ quality: 80, effort: 2 }) : pixels.avif({ quality: 55, effort: 2 });
};

/** Makes the same twelve derivatives with plain sharp: one decode, no checks, hashes or storage. */
async function viaSharp(file: string): Promise<Cost> {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  const within = (pixels: Sharp, side: number) => pixels.resize({ width: side, height: side, fit: 'inside' });
  const raw = (pixels: Sharp) => pixels.raw().toBuffer({ resolveWithObject: true });
  const large = await raw(within(sharp(file).autoOrient(), resolutions.large));
  for (const side of Object.values(resolutions)) {
    const again = () => sharp(large.data, { raw: large.info });
    const { data, info } = side === resolutions.large ? large : await raw(within(again(), side));
    for (const format of formats) await encode(sharp(data, { raw: info }), format).toBuffer();
  }
  const { user, system } = process.cpuUsage(cpu);
  return { wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
}

/** Compares the cost of a photo through the service with plain sharp, in interleaved rounds. @returns a Markdown table */
export async function measurePhotos(service: Service, file: string, rounds: number): Promise<string> {
  const bytes = await readFile(file);
  const ways = ['Upload until all derivatives are stored', 'Plain sharp, the same twelve outputs'] as const;
  const found = await inRounds(ways, rounds, (way) => (way === ways[0] ? viaService(service, bytes) : viaSharp(file)));
  const rows = [...found].map(([name, costs]) => ({
    name,
    wall: median(costs.map(({ wall }) => wall)),
    cpu: median(costs.map(({ cpu }) => cpu)),
  }));
  const plain = rows[1] ?? { wall: Number.NaN, cpu: Number.NaN };
  const size = `${megapixels} megapixels, ${figure(statSync(file).size / 1e6)} MB`;
  return table(
    [
      { title: size, align: 'left' },
      { title: 'wall s' },
      { title: 'CPU s' },
      { title: 'wall / plain' },
      { title: 'CPU / plain' },
    ],
    rows.map(({ name, wall, cpu }) => [
      name,
      figure(wall),
      figure(cpu),
      times(wall, plain.wall),
      times(cpu, plain.cpu),
    ]),
  );
}
