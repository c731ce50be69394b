import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { memoryRouter } from '../testing/memoryRouter.ts';
import { flagParam, numberParam, optionalId, optionalWord, textParam, useListState, wordParam } from './listState.ts';

const shape = {
  page: numberParam(0),
  size: numberParam(20, 1, 100),
  sort: wordParam(['NEWEST', 'OLDEST'], 'NEWEST'),
  queue: optionalWord(['images', 'comments']),
  edit: optionalId,
  new: flagParam,
  q: textParam,
};

const defaults = { page: 0, size: 20, sort: 'NEWEST', queue: undefined, edit: undefined, new: false, q: '' };

function open(search: string) {
  let place: ReactNode = null;
  const router = memoryRouter([{ path: '*', Component: () => place }], [`/list${search}`]);
  const { result } = renderHook(() => useListState(shape), {
    wrapper: ({ children }) => {
      place = children;
      return <RouterProvider router={router} />;
    },
  });
  return { result, search: () => router.state.location.search, router };
}

describe('the state of a list in its address', () => {
  it.each([
    ['', {}],
    ['?page=3&size=50&sort=OLDEST', { page: 3, size: 50, sort: 'OLDEST' }],
    ['?queue=images&edit=12&new&q=h%C3%B3', { queue: 'images', edit: '12', new: true, q: 'hó' }],
    ['?page=-1&size=1000&sort=upwards&queue=users&edit=x', {}],
    ['?page=1.5&size=many', {}],
    [`?q=${'x'.repeat(101)}`, {}],
  ])('%s is read, and what it cannot be is the default', (search, expected) => {
    expect(open(search).result.current[0]).toEqual({ ...defaults, ...expected });
  });

  it('is written without defaults, beside what else the address holds', async () => {
    const { result, search } = open('?other=1&page=3');
    await act(async () => result.current[1]({ page: 0, sort: 'OLDEST', new: true }));
    expect(search()).toBe('?other=1&sort=OLDEST&new=');
    expect(result.current[0]).toMatchObject({ page: 0, sort: 'OLDEST', new: true });
  });

  it('is one step of the history, or none while somebody types', async () => {
    const { result, router, search } = open('');
    await act(async () => result.current[1]({ page: 1 }));
    await act(async () => result.current[1]({ q: 'a' }, { replace: true }));
    await act(() => router.navigate(-1));
    expect(search()).toBe('');
  });
});
