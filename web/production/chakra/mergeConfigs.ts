/** In the place of what copies and merges any number of configurations of Chakra UI: ours has nothing of the preset's. */
export const mergeConfigs = <A extends object, B extends object>(preset: A, own: B): A & B => ({ ...preset, ...own });
