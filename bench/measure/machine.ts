import { availableParallelism } from 'node:os';

/** Describes the environment of a measurement, without host names and paths. */
export const machine = (): string =>
  `Node.js ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores, ${new Date().toISOString().slice(0, 10)}`;
