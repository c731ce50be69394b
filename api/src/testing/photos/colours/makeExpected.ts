/**
 * Makes the HEIC files and the colours that the test expects, with other programs than the product uses: libheif's encoder
 * (`heif-enc`), ImageMagick with Little CMS (`convert`), and for colours that files name by numbers, which ImageMagick does not
 * know, Little CMS alone (`transicc`). Only whoever changes the files needs them: `npx tsx makeExpected.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { colourFiles, heicSources, numbers } from './files.ts';
import { profiles } from './profiles.ts';
import { columns, rows, side } from './tiff.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'colours-'));
const stored = (name: string, bytes: Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

async function makeHeic(): Promise<void> {
  mkdirSync(path.join(here, 'heic'), { recursive: true });
  for (const [name, make] of Object.entries(heicSources)) {
    const source = stored(`${name}.png`, await make());
    const depth = name.split('-')[0] ?? '8';
    const target = path.join(here, 'heic', `${name}.heic`);
    execFileSync('heif-enc', ['-q', '95', '-p', 'chroma=444', '-b', depth, source, '-o', target]);
  }
}

const middles = Array.from({ length: columns * rows }, (_, index) => [
  Math.floor((index % columns) * side + side / 2),
  Math.floor(Math.floor(index / columns) * side + side / 2),
]);

/**
 * The patches of a file as ImageMagick decodes and converts it; a file without a profile is sRGB. It does not read the profiles of
 * HEIC and AVIF: those are named to it.
 */
function byImageMagick(file: string, name: string): number[][] {
  const sRgb = stored('srgb.icc', profiles.srgb);
  const own = /^(?:heic|avif) \d+ (adobe|p3|prophoto)/.exec(name)?.[1] as keyof typeof profiles | undefined;
  const turned = [
    ...(name.endsWith('with a profile of grey') ? ['-strip'] : []),
    ...(own ? ['-profile', stored('own.icc', profiles[own])] : []),
    ...['-profile', sRgb, '-colorspace', 'sRGB'],
  ];
  const ppm = execFileSync('/usr/bin/convert', [file, '-alpha', 'off', ...turned, '-depth', '8', 'rgb:-']);
  return middles.map(([x = 0, y = 0]) => [...ppm.subarray((y * columns * side + x) * 3).subarray(0, 3)]);
}

/** The colours of numbers in a space, by Little CMS. */
function byLittleCms(space: 'p3' | 'bt2020'): number[][] {
  const files = [stored('from.icc', profiles[space]), stored('to.icc', profiles.srgb)] as const;
  const input = numbers[space].map((patch) => patch.join(' ')).join('\n');
  const said = execFileSync('transicc', ['-i', files[0], '-o', files[1], '-t1', '-n'], {
    input: `${input}\n`,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return [...said.toString().matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+)/gm)].map(([, ...bands]) =>
    bands.map((band) => Math.max(0, Math.min(255, Math.round(Number(band))))),
  );
}

async function expectedOf(name: string, make: () => Promise<Buffer> | Buffer): Promise<number[][]> {
  const byNumbers = /(?:nclx|cicp) (p3|bt2020)/.exec(name)?.[1] as 'p3' | 'bt2020' | undefined;
  if (byNumbers) return byLittleCms(byNumbers);
  const format = name.split(' ')[0] ?? '';
  return byImageMagick(stored(`file.${format}`, await make()), name);
}

await makeHeic();
const lines: string[] = [];
for (const [name, make] of Object.entries(colourFiles))
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(await expectedOf(name, make))},`);
writeFileSync(
  path.join(here, 'expected.ts'),
  `/** The patches of each file in sRGB, as makeExpected.ts has found them. */
import type { Patches } from './files.ts';

// prettier-ignore
export const expectedColours: Record<string, Patches> = {
${lines.join('\n')}
};
`,
);
rmSync(folder, { recursive: true });
