/** Names of the contestants in the tables. */
export const names = {
  ours: 'ours',
  shared: 'ours, answers shared',
  plainApollo: 'plain Apollo, node-fetch',
  hive: 'Hive Gateway',
  handWritten: 'hand-written',
  direct: 'direct REST call',
} as const;
