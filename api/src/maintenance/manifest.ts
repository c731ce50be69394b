import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { withBaseline } from '../platform/database/baseline.ts';
import { checksumOf, damaged } from './checksums.ts';
import { names } from './layout.ts';
import { productVersion } from './productVersion.ts';
import { Refused } from './refused.ts';

/** Raised when the layout of a backup changes in a way that an older product cannot read. */
export const backupFormat = 1;

const count = z.number().int().min(0);

const layout = z.object({
  format: z.number().int(),
  product: z.literal('photo-competition'),
  /** Version of the product that made it. */
  version: z.string(),
  /** The instant of the snapshot, ISO 8601. */
  made: z.iso.datetime(),
  /** The migrations that the rows' schema had gone through, in order. */
  migrations: z.array(z.string()).min(1).transform(withBaseline),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })), rows: count }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
  blobs: z.object({
    files: count,
    bytes: count,
    /** Keys that the rows refer to and the store did not have. */
    missing: z.array(z.string()),
    /** Keys whose bytes are not those that were stored once. */
    damaged: z.array(z.string()),
  }),
});

/** The description of a backup in its folder. */
export type Manifest = z.infer<typeof layout>;

/** The manifest as it was written. @throws Refused */
async function manifestText(folder: string): Promise<string> {
  const bytes = await readFile(path.join(folder, names.manifest)).catch(() => {
    throw new Refused(`${folder} is not a finished backup: it holds no ${names.manifest} that can be read.`);
  });
  if (createHash('sha256').update(bytes).digest('hex') !== (await checksumOf(folder, names.manifest)))
    throw damaged(names.manifest, 'is not as it was written: its checksum is another one');
  return bytes.toString();
}

/** @throws Refused when it is missing, damaged, or in a format that this version does not know */
export async function readManifest(folder: string): Promise<Manifest> {
  const content = JSON.parse(await manifestText(folder)) as { format?: unknown; version?: unknown };
  // Before anything else: another format may differ in everything but this.
  if (content.format !== backupFormat)
    throw new Refused(
      `The backup was made by version ${String(content.version)} in the format ${String(content.format)}, and this version ${productVersion} knows the format ${backupFormat}: restore it with a later version. Nothing was changed.`,
    );
  const parsed = layout.safeParse(content);
  if (parsed.success) return parsed.data;
  throw damaged(names.manifest, `has no proper "${parsed.error.issues[0]?.path.join('.') ?? ''}"`);
}
