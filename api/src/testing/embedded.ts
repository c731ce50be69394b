/** `empty`: without tables; `migrated`: with those of the newest schema. */
export type Content = 'empty' | 'migrated';

/** Where a suite keeps its data. */
export interface Engine {
  name: 'embedded' | 'postgresql';
  /** Makes a database. @returns its address (none for the embedded one, which is a folder's) and what removes it */
  create(content: Content): Promise<{ url: string | undefined; drop(): Promise<void> }>;
}

/** The engine that is always there. */
export const embedded: Engine = {
  name: 'embedded',
  create: () => Promise.resolve({ url: undefined, drop: () => Promise.resolve() }),
};
