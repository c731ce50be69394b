import type { Engine, RecountOrder, RecountOutcome, RecountStep } from './engine.ts';
import type { Asked, Told } from './messages.ts';

type Ordered = Omit<Engine, 'recount' | 'hashBundles' | 'prepare'>;

/** The engine in a worker of its own. */
export type Recounter = {
  [Call in keyof Ordered]: (order: Parameters<Ordered[Call]>[0]) => ReturnType<Ordered[Call]>;
} & {
  recount: (order: RecountOrder, tell: (step: RecountStep) => void) => Promise<RecountOutcome>;
  /** Ends the worker with whatever it does; its calls are never answered. */
  stop: () => void;
};

/** Starts the worker; its code is loaded with it. */
export function startRecounter(): Recounter {
  const worker = new Worker(new URL('./recountWorker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, { tell: (step: RecountStep) => void; done: (told: Told) => void }>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if ('step' in data) open.get(data.id)?.tell(data.step);
    else open.get(data.id)?.done(data);
  };
  worker.onerror = () => {
    for (const [id, { done }] of [...open]) done({ id, failure: 'The worker could not be loaded.' });
  };
  const ask = <T>(call: keyof Engine, order: unknown, tell: (step: RecountStep) => void = () => undefined) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      const done = (told: Told) => {
        open.delete(id);
        if ('result' in told) resolve(told.result as T);
        else reject(new Error('failure' in told ? told.failure : undefined));
      };
      open.set(id, { tell, done });
      worker.postMessage({ id, call, order } satisfies Asked);
    });
  return {
    recount: (order, tell) => ask('recount', order, tell),
    compareHeads: (order) => ask('compareHeads', order),
    checkInLog: (order) => ask('checkInLog', order),
    checkInBallots: (order) => ask('checkInBallots', order),
    isInRoll: (order) => ask('isInRoll', order),
    checkStatement: (order) => ask('checkStatement', order),
    zip: (order) => ask('zip', order),
    stop: () => worker.terminate(),
  };
}
