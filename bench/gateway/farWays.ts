import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import type { Page } from './farPage.ts';
import { byHash, graphData } from './graphRequests.ts';
import { homeData } from './handWrittenAnswers.ts';
import { endedPath, homeImages, homeOperation, imagesPath } from './operations.ts';

type Schemas = components['schemas'];

/** Who is asked: the gateway as visitors meet it, the gateway that shares nothing, or the REST service. */
export type Server = 'shared' | 'alone' | 'service';

/** A way to the data of the home page. */
export interface Way {
  name: string;
  server: Server;
  /** Requests that it takes. */
  requests: number;
  /** @returns the data of the home operation */
  load(page: Page): Promise<unknown>;
}

async function endedCompetition(page: Page): Promise<Schemas['Competition']> {
  const { content } = await page.get<Schemas['CompetitionPage']>(endedPath);
  const [competition] = content;
  assert.ok(competition, 'No competition has ended');
  return competition;
}

const oneQuery = async (page: Page): Promise<unknown> => graphData(await page.ask(byHash(homeOperation)));

/** The fewest REST calls that there can be: `paged` brings images whole. */
async function pagedCalls(page: Page): Promise<unknown> {
  const competition = await endedCompetition(page);
  const images = await page.get<Schemas['ImagePage']>(imagesPath(competition.id));
  return homeData(competition, images, Date.now());
}

/** As a grid reads images: `minimal`, and of each image the whole for its author and comments. */
async function singleCalls(page: Page): Promise<unknown> {
  const competition = await endedCompetition(page);
  const path = `/api/competition/minimal/${competition.id}?page=0&size=${homeImages}&sort=createdAt`;
  const { content, totalElements } = await page.get<Schemas['MinimalImagePage']>(path);
  const images = content.map(({ id }) => page.get<Schemas['Image']>(`/api/competition/image/${id}`));
  return homeData(competition, { content: await Promise.all(images), totalElements }, Date.now());
}

/** The ways, the one that others are compared with first. */
export const ways: readonly Way[] = [
  { name: 'one query through the gateway, as a visitor', server: 'shared', requests: 1, load: oneQuery },
  { name: 'one query through the gateway, nothing shared', server: 'alone', requests: 1, load: oneQuery },
  { name: 'REST: the competition, then `paged`', server: 'service', requests: 2, load: pagedCalls },
  {
    name: 'REST: the competition, then `minimal`, then each image',
    server: 'service',
    requests: 2 + homeImages,
    load: singleCalls,
  },
];
