import assert from 'node:assert/strict';
import type { components } from '@photo-competition/schema/rest';
import { exchange } from '../measure/exchange.ts';
import { expecting, type CheckedRequest } from '../measure/load.ts';
import type { Contestant } from './contestant.ts';
import { commentsPerImage } from './filledService.ts';
import { homeData, lightData } from './handWrittenAnswers.ts';
import { homeImages, type Operation } from './operations.ts';

type Schemas = components['schemas'];

/** Computes the expected data of an operation from the service's responses. @param bodies response bodies in call order */
export function expectedData({ name }: Operation, bodies: readonly string[]): unknown {
  const [first, second] = bodies.map((body) => JSON.parse(body) as unknown);
  if (name === 'light') return lightData(first as Schemas['Competition'], Date.now());
  const [competition] = (first as Schemas['CompetitionPage']).content;
  const images = second as Schemas['ImagePage'];
  assert.ok(competition, 'No competition has ended');
  assert.equal(images.content.length, homeImages);
  for (const { author, result, comments } of images.content) {
    assert.ok(author && result && result.votes > 0, 'An image of the home page has no author or no votes');
    assert.equal(comments.length, commentsPerImage);
  }
  return homeData(competition, images, Date.now());
}

/**
 * Sends an operation to a contestant twice, compares the data with what is expected and the two responses with each other.
 * @returns the request to send under load, which expects this response
 * @throws Error when the data or the bytes differ
 */
export async function verify(contestant: Contestant, operation: Operation, expected: unknown): Promise<CheckedRequest> {
  const { name, url } = contestant;
  const request = contestant.requestOf(operation);
  const ask = async () => {
    const { status, body } = await exchange(url, request);
    assert.equal(status, 200, `${name} answered ${operation.name} with ${status}: ${body.toString('utf8', 0, 600)}`);
    return body;
  };
  const body = await ask();
  const data = contestant.dataOf(operation, body.toString());
  if (data !== null) assert.deepEqual(data, expected, `${name} answered ${operation.name} wrongly`);
  assert.ok(body.equals(await ask()), `${name} answered ${operation.name} in two ways`);
  return expecting(request, body.toString());
}
