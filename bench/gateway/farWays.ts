import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import type { Page } from './farPage.ts';
import { byHash, graphData } from './graphRequests.ts';
import { homeData } from './handWrittenAnswers.ts';
import { endedPath, homeImages, homeOperation, imagesPath } from './operations.ts';

type Schemas = components['schemas'];

/** The server that a page loads from: the gateway with shared answers, the gateway without sharing, or the REST service. */
export type Server = 'shared' | 'unshared' | 'service';

/** One way of fetching the home page's data. */
export interface Way {
  name: string;
  server: Server;
  /** Number of HTTP requests. */
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

/** The minimum of REST calls: `paged` returns complete images. */
async function pagedCalls(page: Page): Promise<unknown> {
  const competition = await endedCompetition(page);
  const images = await page.get<Schemas['ImagePage']>(imagesPath(competition.id));
  return homeData(competition, images, Date.now());
}

/** One call for the list (`minimal`) and one per image, since `minimal` has neither authors nor comments. */
async function singleCalls(page: Page): Promise<unknown> {
  const competition = await endedCompetition(page);
  const path = `/api/competition/minimal/${competition.id}?page=0&size=${homeImages}&sort=createdAt`;
  const { content, totalElements } = await page.get<Schemas['MinimalImagePage']>(path);
  const images = content.map(({ id }) => page.get<Schemas['Image']>(`/api/competition/image/${id}`));
  return homeData(competition, { content: await Promise.all(images), totalElements }, Date.now());
}

/** All ways; the first is the reference of the comparison. */
export const ways: readonly Way[] = [
  { name: 'one query through the gateway, as a visitor', server: 'shared', requests: 1, load: oneQuery },
  { name: 'one query through the gateway, nothing shared', server: 'unshared', requests: 1, load: oneQuery },
  { name: 'REST: the competition, then `paged`', server: 'service', requests: 2, load: pagedCalls },
  {
    name: 'REST: the competition, then `minimal`, then each image',
    server: 'service',
    requests: 2 + homeImages,
    load: singleCalls,
  },
];
