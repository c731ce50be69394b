import type { CountAddresses } from '../recount/files.ts';

/** Where the files of a count are in tests. */
export const addresses: CountAddresses = {
  head: '/media/count/7/head-5',
  keys: '/media/count/7/keys.json',
  records: '/media/count/7/records-5.jsonl',
  ballots: '/media/count/7/count.bin',
  roll: '/media/count/7/roll.bin',
  results: [{ version: 1, url: '/media/count/7/result-1.json' }],
};

/** Answers `fetch` with the files of a count until the test ends; those that are not given are not found. */
export function serveFiles(files: Partial<Record<string, Uint8Array>>): void {
  const { results, ...rest } = addresses;
  const byUrl = new Map(Object.entries(rest).map(([name, url]) => [url as string, files[name]]));
  for (const { url } of results) byUrl.set(url, files['result']);
  byUrl.set('/media/count/7/result-2.json', files['second']);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const bytes = byUrl.get(String(input));
    return Promise.resolve(bytes ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 }));
  });
}
