import type { components } from '@photo-competition/schema/rest';
import busboy, { type Busboy } from 'busboy';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '@photo-competition/schema/clock';
import { withoutBidiControls } from '../../platform/bidiControls.ts';
import { isBlank } from '../../platform/http/blankText.ts';
import { schemaCheck } from '../../platform/http/contract.ts';
import { fieldProblem, invalidField, Problem } from '../../platform/http/problem.ts';

/** The request body of an upload. */
export interface UploadRequest {
  data: components['schemas']['UploadData'];
  /** Null when only title and description change. */
  file: { path: string; sha256: string; bytes: number } | null;
  /** When its last byte had come. */
  arrivedAt: Date;
}

const checkData = schemaCheck('UploadData');

/** Longest text of the part `data`, in bytes: many times what its fields may hold. */
const dataBytes = 64 * 1024;

/** Where files wait while they are looked at; what a crash has left is removed. */
export function uploadFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const left of readdirSync(folder)) rmSync(path.join(folder, left), { force: true });
  return folder;
}

function parserOf(request: IncomingMessage, maxBytes: number): Busboy {
  try {
    // The parser stops at a file that reaches its limit, and one of exactly `maxBytes` is allowed.
    const limits = { files: 3, fields: 3, parts: 6, fileSize: maxBytes + 1, fieldSize: dataBytes, headerPairs: 20 };
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new Problem('MALFORMED_REQUEST', { values: { reason: 'multipart' } });
  }
}

function parseData(text: string | null): UploadRequest['data'] {
  if (text === null) throw invalidField('data', 'FILE_MISSING', { part: 'data' });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw invalidField('data', 'FORMAT');
  }
  checkData(data);
  const checked = data as UploadRequest['data'];
  const title = withoutBidiControls(checked.title);
  if (isBlank(title)) throw invalidField('title', 'BLANK');
  return { ...checked, title, description: withoutBidiControls(checked.description) };
}

/** The parsed parts of an upload: the text of `data`, and the file on the disk. */
interface ReadParts {
  text: string | null;
  file: UploadRequest['file'];
  arrivedAt: Date;
}

interface Reading {
  /** Where the file is stored. */
  path: string;
  signal: AbortSignal;
  clock: Clock;
  tooLarge(): Problem;
}

/** A part with `data` and a file name is still the JSON part: clients differ in how they send it. */
function readText(stream: Readable, done: (text: string) => void, stop: (reason: Problem) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > dataBytes) stop(invalidField('data', 'TOO_LONG', { limit: dataBytes }));
    else chunks.push(chunk);
  });
  stream.on('end', () => done(Buffer.concat(chunks).toString('utf8')));
}

async function storeFile(stream: Readable, file: string): Promise<NonNullable<UploadRequest['file']>> {
  const hash = createHash('sha256');
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  const target = createWriteStream(file, { mode: 0o600 });
  // A failed pipeline may end before the file is opened, which would then be there after it was removed.
  const closed = new Promise<void>((resolve) => target.once('close', resolve));
  await pipeline(stream, target).finally(() => closed);
  return { path: file, sha256: hash.digest('hex'), bytes };
}

/**
 * Reads the parts, and stops at the first that is wrong. The request itself is not ended then: a connection that is cut
 * would take the refusal with it.
 */
function readParts(request: IncomingMessage, parser: Busboy, { path: target, signal, clock, tooLarge }: Reading) {
  return new Promise<ReadParts>((resolve, reject) => {
    const read: ReadParts = { text: null, file: null, arrivedAt: clock() };
    const names = new Set<string>();
    let stored: Promise<void> = Promise.resolve();
    let stopped = false;
    const stop = (reason: unknown) => {
      stopped = true;
      request.unpipe(parser);
      // Not from within: the parser may be in the middle of a chunk.
      setImmediate(() => parser.destroy());
      void stored.finally(() => reject(reason));
    };
    /** Whether the part may be read: each name once. A part without a name comes with none, whatever the types say. */
    const expected = (name: string | undefined, known: string[]) => {
      // The rest of a chunk is parsed still; a file that is stored from here on would be removed before it is there.
      if (stopped) return false;
      const code = !known.includes(name ?? '') ? 'UNKNOWN' : names.has(name ?? '') ? 'DUPLICATE' : null;
      names.add(name ?? '');
      if (code) stop(invalidField(name ?? '', code));
      return code === null;
    };
    parser.on('field', (name, value, { valueTruncated }) => {
      if (!expected(name, ['data'])) return;
      if (valueTruncated) stop(invalidField('data', 'TOO_LONG', { limit: dataBytes }));
      else read.text = value;
    });
    parser.on('file', (name, stream) => {
      stream.on('limit', () => stop(tooLarge()));
      // The rest of a part fails when the parser is destroyed.
      stream.on('error', () => undefined);
      if (!expected(name, ['data', 'file'])) stream.resume();
      else if (name === 'data') readText(stream, (text) => (read.text = text), stop);
      else
        stored = storeFile(stream, target).then((file) => {
          read.file = file;
        }, stop);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(event, () => stop(new Problem('MALFORMED_REQUEST', { values: { reason: 'too many parts' } })));
    parser.on('error', (error: Error) => stop(new Problem('MALFORMED_REQUEST', { values: { reason: error.message } })));
    parser.on('finish', () => void stored.then(() => resolve(read)));
    signal.addEventListener('abort', () => stop(new Problem('MALFORMED_REQUEST', { values: { reason: 'aborted' } })), {
      once: true,
    });
    // Before the parser is told, and before the disk has the rest of the file.
    request.once('end', () => (read.arrivedAt = clock()));
    request.pipe(parser);
  });
}

/** Runs `work` on a multipart upload; its file is removed afterwards whatever happens. */
export async function withUpload<T>(
  request: IncomingMessage,
  { folder, maxBytes, signal, clock }: { folder: string; maxBytes: number; signal: AbortSignal; clock: Clock },
  work: (upload: UploadRequest) => Promise<T>,
): Promise<T> {
  const tooLarge = () => fieldProblem('FILE_TOO_LARGE', 'file', { limit: Math.floor(maxBytes / 1024 / 1024) });
  // A megabyte for the other part and the frame.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + 1024 * 1024) throw tooLarge();
  const file = path.join(folder, randomUUID());
  try {
    const parts = await readParts(request, parserOf(request, maxBytes), { path: file, signal, clock, tooLarge });
    return await work({ data: parseData(parts.text), file: parts.file, arrivedAt: parts.arrivedAt });
  } finally {
    await rm(file, { force: true });
  }
}
