import type { components } from '@photo-competition/schema/rest';
import busboy, { type Busboy } from 'busboy';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { schemaCheck } from '../http/contract.ts';
import { invalidField, Problem } from '../http/problem.ts';

/** What an upload brings. */
export interface UploadRequest {
  data: components['schemas']['UploadData'];
  /** Null when only title and description change. */
  file: { path: string; sha256: string; bytes: number } | null;
}

const checkData = schemaCheck('UploadData');

/** Where files wait while they are looked at; what a crash has left is removed. */
export function uploadFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const left of readdirSync(folder)) rmSync(path.join(folder, left), { force: true });
  return folder;
}

function parserOf(request: IncomingMessage, maxBytes: number): Busboy {
  try {
    const limits = { files: 3, fields: 3, parts: 6, fileSize: maxBytes, fieldSize: 64 * 1024, headerPairs: 20 };
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
  if (!checked.title.trim()) throw invalidField('title', 'BLANK');
  return checked;
}

/** Runs `work` on a multipart upload; its file is removed afterwards whatever happens. */
export async function withUpload<T>(
  request: IncomingMessage,
  { folder, maxBytes, signal }: { folder: string; maxBytes: number; signal: AbortSignal },
  work: (upload: UploadRequest) => Promise<T>,
): Promise<T> {
  const tooLarge = () => new Problem('FILE_TOO_LARGE', { values: { limit: Math.floor(maxBytes / 1024 / 1024) } });
  // A megabyte for the other part and the frame.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + 1024 * 1024) throw tooLarge();
  const parser = parserOf(request, maxBytes);
  const file = path.join(folder, randomUUID());
  let text: string | null = null;
  let stored: UploadRequest['file'] = null;
  let failure: Problem | null = null;
  const writes: Promise<void>[] = [];

  parser.on('field', (name, value, { valueTruncated }) => {
    if (name !== 'data' || valueTruncated) failure ??= invalidField(name, valueTruncated ? 'TOO_LONG' : 'UNKNOWN');
    else text = value;
  });
  parser.on('file', (name, stream) => {
    // A part with `data` and a file name is still the JSON part: clients differ in how they send it.
    if (name === 'data') {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        text = Buffer.concat(chunks).toString('utf8');
      });
      return;
    }
    if (name !== 'file') failure ??= invalidField(name, 'UNKNOWN');
    const hash = createHash('sha256');
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
    });
    stream.on('limit', () => {
      failure ??= tooLarge();
    });
    writes.push(
      pipeline(stream, createWriteStream(file, { mode: 0o600 })).then(() => {
        stored = { path: file, sha256: hash.digest('hex'), bytes };
      }),
    );
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => {
      failure ??= new Problem('MALFORMED_REQUEST', { values: { reason: 'too many parts' } });
    });

  try {
    await pipeline(request, parser, { signal }).catch((error: unknown) => {
      throw failure ?? new Problem('MALFORMED_REQUEST', { values: { reason: (error as Error).message } });
    });
    await Promise.all(writes);
    if (failure) throw failure as Problem;
    return await work({ data: parseData(text), file: stored });
  } finally {
    await Promise.allSettled(writes);
    await rm(file, { force: true });
  }
}
