/** Pixels of a picture of a link preview, as Open Graph has it. */
export const shareSize = { width: 1200, height: 630 } as const;
