import type { components } from '@photo-competition/schema/rest';
import { isDeepStrictEqual } from 'node:util';

type Change = components['schemas']['AuditChange'];
type Tree = Record<string, unknown>;

/** Fields that move with every change, and say nothing by themselves. */
const bookkeeping = new Set(['version', 'updated_at', 'results_revision']);

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of stored columns as the rest of the product has them. */
const named = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function* differences(before: unknown, after: unknown, path: readonly string[]): Generator<Change> {
  if (isDeepStrictEqual(before, after)) return;
  const [old, young] = [isTree(before) ? before : null, isTree(after) ? after : null];
  if (!(old ?? young) || (!old && (before ?? null) !== null) || (!young && (after ?? null) !== null)) {
    yield { path: path.join('.'), before: before ?? null, after: after ?? null };
    return;
  }
  for (const key of new Set([...Object.keys(old ?? {}), ...Object.keys(young ?? {})]))
    if (path.length || !bookkeeping.has(key))
      yield* differences(old?.[key] ?? null, young?.[key] ?? null, [...path, named(key)]);
}

/** Differences between an object before and after, path by path; of a new or a removed object all of its values. */
export const changesOf = (before: unknown, after: unknown): Change[] => [...differences(before, after, [])];
