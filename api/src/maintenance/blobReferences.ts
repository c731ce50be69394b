import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { rowBatches } from './rowCursor.ts';

/** A blob that a row refers to, and what the row knows of it. */
export interface BlobReference {
  key: string;
  imageId: number;
  /** The original, or a derivative in one of its sizes and formats. */
  part: { kind: 'original'; sha256: string } | { kind: 'derivative'; resolution: string; format: string };
  bytes: number;
  /** Pixels of the upright original. */
  width: number;
  height: number;
}

interface Row {
  key: string;
  image_id: number;
  sha256: string | null;
  resolution: string;
  format: string;
  bytes: number;
  width: number;
  height: number;
}

const referenceOf = ({ image_id: imageId, sha256, resolution, format, ...rest }: Row): BlobReference => ({
  ...rest,
  imageId,
  part: sha256 === null ? { kind: 'derivative', resolution, format } : { kind: 'original', sha256 },
});

/**
 * Every blob that the rows refer to. A new column that holds the key of a blob is added here: backups copy what is named
 * here and nothing else, and the check command reports the rest as unreferenced.
 */
export async function* blobReferences(view: Db): AsyncGenerator<BlobReference[], void> {
  const rows = rowBatches(
    view,
    // A key that two rows name is one blob; the check command tells of it.
    sql<Row>`select distinct on (key) * from (
      select original_key as key, id as image_id, sha256, '' as resolution, '' as format,
        original_bytes::float8 as bytes, width, height
      from image
      union all
      select d ->> 'key', id, null, coalesce(d ->> 'resolution', ''), coalesce(d ->> 'format', ''),
        case jsonb_typeof(d -> 'bytes') when 'number' then (d ->> 'bytes')::float8 else -1 end, width, height
      from image cross join lateral jsonb_array_elements(
        case jsonb_typeof(derivatives) when 'array' then derivatives else '[]' end) as d
      where d ->> 'key' is not null
    ) as every order by key, sha256`,
  );
  for await (const batch of rows) yield batch.map(referenceOf);
}
