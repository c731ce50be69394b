import { offerFor } from './listState.ts';

describe('the orders that a list offers', () => {
  it.each([
    ['award', true, ['createdAt', 'rank']],
    ['award', false, ['createdAt']],
    ['award', undefined, ['createdAt']],
    ['ended', undefined, ['createdAt', 'rank']],
    ['voting', true, ['createdAt']],
    ['voting', false, ['createdAt', 'fair']],
  ] as const)('in %s, with administrator %s, are %j', (stage, administrator, sorts) =>
    expect(offerFor(stage, administrator).sorts).toEqual(sorts),
  );
});
