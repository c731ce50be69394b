import type { MiddlewareFunction } from 'react-router-dom';
import { numericParams } from './numericParams.ts';

type Arguments = Parameters<MiddlewareFunction>[0];

/** What the middleware throws for a route with these params; undefined when it lets them pass. */
function thrownFor(names: string[], params: Record<string, string>): unknown {
  try {
    void numericParams(...names)({ params } as unknown as Arguments, () => Promise.resolve(undefined));
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

describe('numericParams', () => {
  it.each(['0', '3', '0012', '123456789012345'])('lets %s pass', (id) => {
    expect(thrownFor(['id'], { id })).toBeUndefined();
  });

  it.each(['', 'abc', '3a', '-1', '1.5', '1e3', ' 3', '3\n', '٣', '1234567890123456'])('does not find %j', (id) => {
    const thrown = thrownFor(['id'], { id });
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toMatchObject({ status: 404 });
  });

  it('wants every one of its names', () => {
    expect(thrownFor(['id', 'image'], { id: '3', image: '12' })).toBeUndefined();
    expect(thrownFor(['id', 'image'], { id: '3', image: 'x' })).toMatchObject({ status: 404 });
    expect(thrownFor(['id', 'image'], { id: '3' })).toMatchObject({ status: 404 });
  });

  it('does not mind other params', () => {
    expect(thrownFor(['num'], { type: 'colour', num: '1' })).toBeUndefined();
  });
});
