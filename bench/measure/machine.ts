import { availableParallelism } from 'node:os';

/** What a reader needs to know of where figures come from: never a name or a path of the machine. */
export const machine = (): string =>
  `Node.js ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores, ${new Date().toISOString().slice(0, 10)}`;
