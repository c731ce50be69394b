/** Colours of uploading, voting and award. */
export const phaseColors = [
  { bg: 'accent.muted', color: 'accent.fg' },
  { bg: 'accent.solid', color: 'accent.contrast' },
  { bg: 'bg.emphasized', color: 'fg' },
] as const;
