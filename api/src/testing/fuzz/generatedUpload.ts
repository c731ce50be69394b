import fc from 'fast-check';
import { contractDocument } from '../../platform/http/contractDocument.ts';
import { hostileValue, oddTexts } from './hostile.ts';
import { change, mutate } from './mutated.ts';
import { toJson } from './rawJson.ts';
import { validValue } from './validValue.ts';

/** A part of an upload. */
interface UploadPart {
  name: string | null;
  fileName: string | null;
  type: string | null;
  content: Buffer;
}

/** An upload's body with the media type that announces it. */
export interface GeneratedUpload {
  type: string;
  body: Buffer;
}

const dataSchema = contractDocument.components.schemas['UploadData'] ?? {};
const validData = validValue(dataSchema, {}, '');

const dataText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: validData.map(toJson), weight: 5 },
  { arbitrary: fc.tuple(validData, change).map(([value, one]) => toJson(mutate(value, [one]))), weight: 5 },
  { arbitrary: hostileValue.map(toJson), weight: 1 },
  { arbitrary: fc.constantFrom('', '{', 'x'.repeat(70_000), `{"title":"${'y'.repeat(3_000_000)}"}`), weight: 1 },
);

const fileNames = [
  'photo.jpg',
  '../../../etc/passwd',
  'C:\\photo.jpg',
  'a\0b.jpg',
  'árvíztűrő.jpg',
  'x'.repeat(5000),
  '"; name="data',
  '',
  '.htaccess',
];

const names = [
  'data',
  'file',
  'data',
  'file',
  'other',
  '',
  '__proto__',
  'file[]',
  'x'.repeat(3000),
  ...oddTexts.slice(0, 8),
];

const photoOf = (photo: Buffer): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { arbitrary: fc.constant(photo), weight: 3 },
    { arbitrary: fc.nat(photo.length).map((end) => photo.subarray(0, end)), weight: 2 },
    {
      arbitrary: fc
        .tuple(fc.nat(photo.length - 1), fc.uint8Array({ minLength: 1, maxLength: 200 }))
        .map(([at, noise]) => {
          const changed = Buffer.from(photo);
          changed.set(noise.subarray(0, photo.length - at), at);
          return changed;
        }),
      weight: 3,
    },
    { arbitrary: fc.constantFrom('', 'GIF89a', '<svg/>', '%PDF-1.7').map((text) => Buffer.from(text)), weight: 1 },
  );

/** The parts that an upload should have. */
const goodParts = (photo: Buffer): fc.Arbitrary<UploadPart[]> =>
  fc
    .tuple(dataText, photoOf(photo), fc.constantFrom(...fileNames), fc.boolean())
    .map(([data, file, fileName, swapped]) => {
      const parts: UploadPart[] = [
        { name: 'data', fileName: swapped ? 'data.json' : null, type: 'application/json', content: Buffer.from(data) },
        { name: 'file', fileName, type: 'image/jpeg', content: file },
      ];
      return swapped ? parts.reverse() : parts;
    });

/** Parts with unusual names, types and contents. */
const oddParts = (photo: Buffer): fc.Arbitrary<UploadPart[]> =>
  fc.array(
    fc.record({
      name: fc.option(fc.constantFrom(...names), { freq: 8 }),
      fileName: fc.option(fc.constantFrom(...fileNames), { freq: 2 }),
      type: fc.option(fc.constantFrom('application/json', 'image/jpeg', 'text/plain; charset=utf-7', 'x', ''), {
        freq: 3,
      }),
      content: fc.oneof(
        dataText.map((text) => Buffer.from(text)),
        photoOf(photo),
      ),
    }),
    { maxLength: 8 },
  );

const quoted = (text: string) => text.replaceAll('"', '%22').replace(/[\r\n]/g, ' ');

function headOf({ name, fileName, type }: UploadPart): string {
  const disposition = [
    'Content-Disposition: form-data',
    ...(name === null ? [] : [`name="${quoted(name)}"`]),
    ...(fileName === null ? [] : [`filename="${quoted(fileName)}"`]),
  ].join('; ');
  return `${disposition}\r\n${type === null ? '' : `Content-Type: ${type}\r\n`}\r\n`;
}

/** Errors in the multipart framing of an upload; mostly `none`. */
const flaws = [
  'no boundary',
  'other boundary',
  'no end',
  'no head',
  'bare line feeds',
  'cut',
  'junk before',
  'many headers',
] as const;
type Flaw = (typeof flaws)[number] | 'none';

function framed(parts: UploadPart[], flaw: Flaw): GeneratedUpload {
  const boundary = 'a-boundary';
  const line = flaw === 'bare line feeds' ? '\n' : '\r\n';
  const more = flaw === 'many headers' ? 'X-More: 1\r\n'.repeat(3000) : '';
  const bytes = parts.flatMap((part) => [
    Buffer.from(`--${boundary}${line}${more}${flaw === 'no head' ? '' : headOf(part).replaceAll('\r\n', line)}`),
    part.content,
    Buffer.from(line),
  ]);
  const body = Buffer.concat([
    Buffer.from(flaw === 'junk before' ? `${'junk '.repeat(1000)}${line}` : ''),
    ...bytes,
    Buffer.from(flaw === 'no end' ? '' : `--${boundary}--${line}`),
  ]);
  const named = { 'no boundary': '', 'other boundary': '; boundary=other' } as Partial<Record<Flaw, string>>;
  return {
    type: `multipart/form-data${named[flaw] ?? `; boundary=${boundary}`}`,
    body: flaw === 'cut' ? body.subarray(0, Math.floor(body.length / 2)) : body,
  };
}

/** Uploads from valid to completely malformed ones. */
export function uploadOf(photo: Buffer): fc.Arbitrary<GeneratedUpload> {
  const parts = fc.oneof({ arbitrary: goodParts(photo), weight: 3 }, { arbitrary: oddParts(photo), weight: 2 });
  const flaw = fc.oneof({ arbitrary: fc.constant<Flaw>('none'), weight: 3 }, fc.constantFrom<Flaw>(...flaws));
  return fc.tuple(parts, flaw).map(([all, one]) => framed(all, one));
}
