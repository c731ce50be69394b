import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterPages } from './RouterPages.tsx';
import { memoryRouter } from './testing/memoryRouter.ts';

/** Takes longer than a slice of React's, which attends to everything else once this is rendered. */
const slow = vi.fn((): null => {
  const begun = performance.now();
  while (performance.now() - begun < 50);
  return null;
});

const Part = () => slow();

/** A page that takes many slices. */
const First = () => Array.from({ length: 4 }, (_, index) => <Part key={index} />);

describe('pages that are rendered in slices', () => {
  // Outside `act`, which renders everything at once.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  beforeEach(() => void (environment.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => void (environment.IS_REACT_ACT_ENVIRONMENT = before));

  it('are those to which somebody went meanwhile', async () => {
    const router = memoryRouter([
      { path: '/', Component: First },
      { path: '/second', Component: () => <p>second</p> },
    ]);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    startTransition(() => root.render(<RouterPages router={router} />));
    while (slow.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await router.navigate('/second');
    await vi.waitFor(() => expect(container.textContent).toBe('second'), { timeout: 60_000 });
    root.unmount();
    container.remove();
  });
});
