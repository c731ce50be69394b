import { answer } from './answer.ts';
import { createEngine } from './engine.ts';
import { startBesideWorker } from './besideWorker.ts';
import type { Asked } from './messages.ts';
import { browserPlatform } from './platform.ts';

// The gateway lets this file alone compile WebAssembly, by its name (gateway/src/server/http/securityHeaders.ts).
// A second one takes half of a large count, where the device has a processor for it.
const engine = createEngine(browserPlatform, navigator.hardwareConcurrency > 1 ? startBesideWorker : undefined);

self.onmessage = ({ data }: MessageEvent<Asked>) => void answer(engine, data, (told) => self.postMessage(told));
