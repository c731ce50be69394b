import { scrollWhenLong } from './useKeptScroll.ts';

let grow: () => void;
let scrolledTo: unknown[];

beforeEach(() => {
  scrolledTo = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #isOn = true;
      constructor(told: () => void) {
        grow = () => (this.#isOn ? told() : undefined);
      }
      observe() {
        this.#isOn = true;
      }
      disconnect() {
        this.#isOn = false;
      }
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => void scrolledTo.push(to));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const growTo = (height: number): void => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  grow();
};

const there = { top: 1000, left: 0, behavior: 'instant' };

it('waits until the page is long enough, and scrolls once', () => {
  scrollWhenLong(1000);
  growTo(1000 + window.innerHeight - 1);
  expect(scrolledTo).toEqual([]);
  growTo(1000 + window.innerHeight);
  growTo(5000);
  expect(scrolledTo).toEqual([there]);
});

it.each(['wheel', 'keydown', 'touchstart'])('leaves users who act before where they are (%s)', (act) => {
  scrollWhenLong(1000);
  window.dispatchEvent(new Event(act));
  growTo(5000);
  expect(scrolledTo).toEqual([]);
});

it('gives up when told', () => {
  scrollWhenLong(1000)();
  growTo(5000);
  expect(scrolledTo).toEqual([]);
});
