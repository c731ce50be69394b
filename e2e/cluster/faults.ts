/** Compares the writes that a load has left with its answers. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { components } from '@photo-competition/schema/rest';
import { Client } from 'pg';
import { rest } from '../product/people.ts';
import type { Product } from '../product/product.ts';
import type { ClusterLoad, Write } from './load.ts';
import type { Scene } from './scene.ts';

type Schemas = components['schemas'];

const checkCommand = fileURLToPath(new URL('../../api/dist/maintenance/checkCommand.js', import.meta.url));

/** Where a load was put on. */
export interface Site extends Scene {
  /** A service to ask. */
  product: Product;
  databaseUrl: string;
  /** Settings of `npm run check`. */
  environment: Record<string, string>;
}

/** Acknowledged writes that are lost or doubled, made-up ones, and findings of `npm run check`; empty when all is well. */
export async function faultsOf(load: ClusterLoad, site: Site): Promise<string[]> {
  return [
    ...(await voteFaults(site, load)),
    ...(await uploadFaults(site, load)),
    ...(await commentFaults(site.databaseUrl, load)),
    ...checkFaults(site.environment),
  ];
}

/** Whether a value is the one that was acknowledged last, or a later one the answer of which was lost. */
const mayBe = <T>(value: T | null, { sure, pending }: Write<T>): boolean => [sure, ...pending].includes(value);

/** Every acknowledged vote is the current one, unless a later one was sent and its answer lost. */
async function voteFaults({ product, voters, images, competitionId }: Site, load: ClusterLoad): Promise<string[]> {
  const path = `/api/competition/vote?competition=${competitionId}`;
  const faults: string[] = [];
  for (const voter of voters) {
    const { body } = await rest<Schemas['VotingInfo']>(product, voter, 'GET', path);
    for (const image of images) {
      const sent = load.votes.get(`${voter.username} ${image}`);
      const point = body.votes.find(({ imageId }) => imageId === image)?.point ?? null;
      if (sent && !mayBe(point, sent))
        faults.push(`The vote of ${voter.username} on ${image} is ${point}, acknowledged was ${sent.sure}`);
    }
  }
  return faults;
}

/** Every acknowledged entry is in its slot, unless a later one was sent and its answer lost. */
async function uploadFaults({ product, voters }: Site, { entries, uploads }: ClusterLoad): Promise<string[]> {
  const path = `/api/competition/user-image/${entries?.competitionId}`;
  const faults: string[] = [];
  for (const voter of voters) {
    const sent = uploads.get(voter.username);
    if (!sent) continue;
    const { body } = await rest<Schemas['Image'][]>(product, voter, 'GET', path);
    const title = body[0]?.title ?? null;
    if (!mayBe(title, sent)) faults.push(`The entry of ${voter.username} is ${title}, acknowledged was ${sent.sure}`);
  }
  return faults;
}

/** Every acknowledged comment is there once, and none that nobody has sent. */
async function commentFaults(databaseUrl: string, { comments }: ClusterLoad): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ text: string }>('select text from comment');
  await client.end();
  const kept = rows.map(({ text }) => text);
  return [
    ...kept.filter((text, i) => kept.indexOf(text) !== i).map((text) => `"${text}" is there twice`),
    ...[...comments.acknowledged].filter((text) => !kept.includes(text)).map((text) => `"${text}" is lost`),
    ...kept.filter((text) => !comments.sent.has(text)).map((text) => `Nobody has sent "${text}"`),
  ];
}

function checkFaults(environment: Record<string, string>): string[] {
  const check = spawnSync(process.execPath, [checkCommand], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  return check.status === 0 ? [] : [`npm run check: ${check.stdout}${check.stderr}`];
}
