import type { Engine, RecountStep } from './engine.ts';

/** What the page asks of its worker. */
export interface Asked {
  id: number;
  call: keyof Engine;
  order: unknown;
}

/** What the worker tells: how far a call is, what came of it, or that it failed. */
export type Told = { id: number } & ({ step: RecountStep } | { result: unknown } | { failure: string });
