import { answer } from './answer.ts';
import { createEngine } from './engine.ts';
import type { Asked } from './messages.ts';

// The gateway lets this file alone compile WebAssembly, by its name (gateway/src/server/http/securityHeaders.ts).
const engine = createEngine();

self.onmessage = ({ data }: MessageEvent<Asked>) => void answer(engine, data, (told) => self.postMessage(told));
