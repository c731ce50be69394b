/** Names of the files and folders of a backup; docs/backup.md describes them. */
export const names = {
  manifest: 'manifest.json',
  /** Checksums of everything else, as `sha256sum -c` reads them. */
  sums: 'SHA256SUMS',
  tables: 'tables',
  table: (name: string) => `tables/${name}.ndjson`,
  /** The key that signs counts, where a file in the data folder keeps it. */
  countKey: 'count-key',
  blobs: 'blobs',
  blob: (key: string) => `blobs/${key}`,
} as const;
