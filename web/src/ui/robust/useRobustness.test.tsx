import { act, screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { RobustnessStrip } from './RobustnessStrip.tsx';
import { addRobustTexts } from './texts.ts';

/** The preview that the page is part of. */
const place = vi.hoisted(() => ({ preview: null as object | null }));
vi.mock('../../session/preview.ts', async (original) => ({
  ...(await original<object>()),
  get preview() {
    return place.preview;
  },
}));

beforeAll(async () => {
  await startI18n('en');
  await addRobustTexts();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const title = { __typename: 'LocalizedText', hu: 'Színes', en: 'Colour' };
const competition = { number: 2, imageTypes: [{ code: 'colour', title }] };
const robustness = {
  __typename: 'Robustness',
  rounds: 1000,
  methods: ['MEAN'],
  categories: [
    {
      __typename: 'RobustCategory',
      type: 'colour',
      winnerShare: 0.9,
      rows: [
        {
          __typename: 'RobustRow',
          imageId: '1',
          imageNumber: 1,
          title: 'Dawn',
          rank: 1,
          interval: [1, 1],
          ranks: [{ __typename: 'MethodRank', method: 'MEAN', rank: 1 }],
        },
      ],
    },
  ],
};

const coming = 'How sure the ranks are is being computed. It will be here in a moment.';

/** Lets time go by, in seconds. */
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** @param there from which answer on it is there, counted from 1 */
async function open(there: number, failing: readonly number[] = []) {
  let asked = 0;
  const shown = renderRoutes([{ path: '/', element: <RobustnessStrip competition={competition} type={null} /> }], '/', {
    Robustness: () => {
      asked += 1;
      if (failing.includes(asked)) return new Error('The connection is gone.');
      const known = asked >= there ? robustness : null;
      return { data: { competition: { __typename: 'Competition', id: '2', number: 2, robustness: known } } };
    },
  });
  await wait(0.1);
  return { ...shown, asked: () => asked };
}

const isShown = () => screen.queryByRole('region', { name: 'How sure is this?' }) !== null;

test('an answer that is being computed is asked for again until it is there, and then no more', async () => {
  const { asked } = await open(3);
  expect(screen.getByText(coming)).toBeVisible();
  await wait(3);
  expect([asked(), isShown()]).toEqual([2, false]);
  expect(screen.getByText(coming)).toBeVisible();
  await wait(3);
  expect([asked(), isShown()]).toEqual([3, true]);
  expect(screen.queryByText(coming)).toBeNull();
  await wait(60);
  expect(asked()).toBe(3);
});

test('an answer that is there at once is asked for once', async () => {
  const { asked } = await open(1);
  await wait(60);
  expect([asked(), isShown()]).toEqual([1, true]);
});

test('nothing is asked while nobody looks', async () => {
  const { asked } = await open(2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(60);
  expect([asked(), isShown()]).toEqual([1, false]);
  hidden.mockReturnValue(false);
  await wait(3);
  expect([asked(), isShown()]).toEqual([2, true]);
});

test('an answer that fails is no end', async () => {
  const { asked } = await open(4, [2, 3]);
  await wait(6);
  expect(asked()).toBe(3);
  expect(screen.getByText(coming)).toBeVisible();
  await wait(3);
  expect([asked(), isShown()]).toEqual([4, true]);
});

test('after three minutes nobody waits any longer', async () => {
  const { asked } = await open(Number.POSITIVE_INFINITY);
  await wait(179);
  expect(screen.getByText(coming)).toBeVisible();
  await wait(2);
  expect(asked()).toBe(61);
  expect(screen.queryByText(coming)).toBeNull();
  await wait(600);
  expect(asked()).toBe(61);
});

test('a preview, which has none, does not wait for it', async () => {
  place.preview = {};
  onTestFinished(() => void (place.preview = null));
  const { asked } = await open(2);
  await wait(60);
  expect(asked()).toBe(1);
  expect(screen.queryByText(coming)).toBeNull();
});
