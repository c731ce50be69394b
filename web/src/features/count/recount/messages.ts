import type { Engine, RecountStep } from './engine.ts';

/** Request of the page to its worker. */
export interface Asked {
  id: number;
  call: keyof Engine;
  order: unknown;
}

/** Message of the worker: the progress of a call, its result, or its failure. */
export type Told = { id: number } & ({ step: RecountStep } | { result: unknown } | { failure: string });
