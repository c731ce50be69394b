import { withoutBidiControls } from './bidiControls.ts';

const controls = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];

test.each(controls.map((code) => [code.toString(16), String.fromCodePoint(code)]))('U+%s is removed', (_, control) => {
  expect(withoutBidiControls(`fény${control}kép${control}`)).toBe('fénykép');
});

test.each(['👩‍🚀 űrhajós', 'نور', 'שלום, világ', 'sor\nsor\ttab', 'e\u0301'])('%s stays as it is', (text) => {
  expect(withoutBidiControls(text)).toBe(text);
});
