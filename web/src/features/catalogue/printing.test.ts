import { cssText, pageStyle } from './printing.ts';

it('lets no title out of its quotes, nor out of the style', () => {
  expect(cssText('He said "no" \\ </style>')).toBe('"He said \\22 no\\22  \\5c  \\3c /style>"');
  expect(pageStyle('"}')).not.toContain('""}');
});
