import { toBase64 } from '@photo-competition/count/bytes';
import { renderRoutes, type Answers } from '../../../testing/render.tsx';
import { keepHead } from '../headStore.ts';
import { Component, loader } from '../route.tsx';
import { answered, published } from './pageData.ts';

/** Opens the page of a competition's count. */
export const open = (count: unknown, answers: Answers = {}) =>
  renderRoutes([{ path: '/competition/:id/count', Component, loader }], '/competition/7/count', {
    Count: () => answered(count),
    CountConsistency: ({ from, to }) =>
      answered({
        __typename: 'Count',
        consistency: published.tree.consistency(Number(from), Number(to)).map(toBase64),
      }),
    ...answers,
  });

/** Answer of the service about the viewer. */
export const mine = (mine: unknown) => () => answered({ __typename: 'Count', mine });

/** The head that this browser keeps at the start of a test. */
export const keeps = (note: string, size: number) =>
  keepHead({ competitionId: '7', note, size, at: '2026-11-20T20:00:00Z' });
