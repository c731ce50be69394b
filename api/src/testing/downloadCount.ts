import type { components } from '@photo-competition/schema/rest';
import type { PublishedCount } from '@photo-competition/count/verify';
import type { TestService } from './service.ts';

type Schemas = components['schemas'];

/**
 * Everything that a visitor can download of a count, by the names that the service tells.
 * @param version of the result; the newest when undefined
 */
export async function downloadCount(
  service: TestService,
  competitionId: number,
  version?: number,
): Promise<PublishedCount> {
  const address = `/api/competition/${competitionId}/count`;
  const { files, heads, versions } = (await service.ask<Schemas['Count']>('GET', address)).body;
  if (!files?.ballots) throw new Error('There are no files');
  const file = (name: string) => service.raw('GET', `${address}/file/${name}`);
  const text = async (name: string) => (await file(name)).text();
  const bytes = async (name: string) => new Uint8Array(await (await file(name)).arrayBuffer());
  return {
    head: await text(files.head),
    heads: heads.map(({ note }) => note),
    keys: (JSON.parse(await text(files.keys)) as Schemas['CountKey'][]).map(({ publicKey }) => publicKey),
    records: await text(files.records),
    ballots: await bytes(files.ballots),
    roll: await bytes(files.roll),
    result: await text(`result-${version ?? versions.at(-1)?.version}.json`),
  };
}
