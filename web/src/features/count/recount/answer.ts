import type { Engine, RecountStep } from './engine.ts';
import type { Asked, Told } from './messages.ts';

/** Answers a call of the page. @param tell sends to the page */
export async function answer(engine: Engine, { id, call, order }: Asked, tell: (told: Told) => void): Promise<void> {
  const run = engine[call] as (order: unknown, tell: (step: RecountStep) => void) => Promise<unknown>;
  try {
    tell({ id, result: await run(order, (step) => tell({ id, step })) });
  } catch (error) {
    tell({ id, failure: String(error) });
  }
}
