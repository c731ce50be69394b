/** A step of the type scale. */
export interface TypeStep {
  /** Use of the step. */
  use: string;
  /** Sizes in rem, so that they grow with the reader's own setting. */
  fontSize: string;
  lineHeight: string;
  letterSpacing?: string;
}

/** Every size of letters that the client has, by its name as a text style: eight, each at least an eighth larger than the last. */
export const typeScale = {
  xs: { use: 'marks and captions', fontSize: '0.75rem', lineHeight: '1rem' },
  sm: { use: 'facts beside a text, tables', fontSize: '0.875rem', lineHeight: '1.25rem' },
  md: { use: 'text', fontSize: '1rem', lineHeight: '1.5rem' },
  lg: { use: 'titles of photos and cards', fontSize: '1.125rem', lineHeight: '1.625rem' },
  xl: { use: 'headings of sections', fontSize: '1.375rem', lineHeight: '1.875rem' },
  '2xl': { use: 'headings of pages on phones', fontSize: '1.75rem', lineHeight: '2.125rem', letterSpacing: '-0.01em' },
  '3xl': { use: 'headings of pages', fontSize: '2.25rem', lineHeight: '2.625rem', letterSpacing: '-0.015em' },
  '4xl': { use: 'the title over a photo', fontSize: '3rem', lineHeight: '3.25rem', letterSpacing: '-0.02em' },
} as const satisfies Record<string, TypeStep>;
