/** Where a suite keeps its data. */
export interface Engine {
  name: 'embedded' | 'postgresql';
  /** Makes an empty database. @returns its address (none for the embedded one) and what removes it */
  create(): Promise<{ url: string | undefined; drop(): Promise<void> }>;
}

/** The engine that is always there. */
export const embedded: Engine = {
  name: 'embedded',
  create: () => Promise.resolve({ url: undefined, drop: () => Promise.resolve() }),
};
