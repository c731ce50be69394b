/**
 * A competition that is judged by its voters is what it was in earlier releases: every answer about it, of the service and to the
 * client of that release, differs by new fields alone, and its count is repeated as before (docs/product.md §15).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from './product/product.ts';
import { askEverything, countFiles, instants, productOf, type Recording } from './releases/answers.ts';

const folder = fileURLToPath(new URL('releases', import.meta.url));
const script = fileURLToPath(new URL('../count/verify.mjs', import.meta.url));
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'));

test('there are answers of releases', () => expect(releases).toContain('0.1.0'));

/** Names of all fields in a content. */
function fieldsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(fieldsIn);
  return isObject(content) ? Object.entries(content).flatMap(([name, value]) => [name, ...fieldsIn(value)]) : [];
}

/** Part of an answer that was there before: new fields are left out, and so are items about them in lists of fields. */
function knownOf(now: unknown, before: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(now) && Array.isArray(before)) {
    const isOfNewField = (item: unknown) =>
      isObject(item) && typeof item['field'] === 'string' && !fields.has(item['field']);
    return now.filter((item) => !isOfNewField(item)).map((item, i) => knownOf(item, before[i], fields));
  }
  if (!isObject(now) || !isObject(before)) return now;
  const known = Object.entries(now).filter(([name]) => name in before);
  return Object.fromEntries(known.map(([name, value]) => [name, knownOf(value, before[name], fields)]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe.each(releases)('the answers of release %s', (release) => {
  const recording = JSON.parse(readFileSync(path.join(folder, `${release}.json`), 'utf8')) as Recording;
  let product: Product;
  beforeAll(async () => {
    product = await productOf(release);
  });
  afterAll(() => product?.stop());

  test('are still given, to everybody and in every phase', async () => {
    const now = await askEverything(product, recording.operations);
    const fields = new Set(fieldsIn(recording.contents));
    let compared = 0;
    for (const at of instants)
      for (const [as, calls] of Object.entries(recording.answers[at] ?? {}))
        for (const [call, [status, content]] of Object.entries(calls)) {
          const [statusNow, contentNow = -1] = now.answers[at]?.[as]?.[call] ?? [];
          const before = recording.contents[content];
          const known = knownOf(now.contents[contentNow], before, fields);
          expect({ at, as, call, status: statusNow, content: known }).toEqual({
            at,
            as,
            call,
            status,
            content: before,
          });
          compared += 1;
        }
    expect(compared).toBeGreaterThan(500);
  });

  test('hold a count that the script repeats', async () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'photo-count-'));
    try {
      for (const [name, address] of Object.entries(await countFiles(product)))
        writeFileSync(path.join(copy, name), Buffer.from(await (await fetch(address)).arrayBuffer()));
      const { status, stderr, stdout } = spawnSync(process.execPath, [script, copy], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('of 2 people');
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
