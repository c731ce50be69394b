import { asciiAddress, isAddress, shownAddress } from './mailAddress.ts';

test.each([
  ['anna@kávéház.hu', 'anna@xn--kvhz-5nac8c.hu'],
  ['Anna@KÁVÉHÁZ.hu', 'Anna@xn--kvhz-5nac8c.hu'],
  ['anna@xn--kvhz-5nac8c.hu', 'anna@xn--kvhz-5nac8c.hu'],
  ['anna@ka\u0301véház.hu', 'anna@xn--kvhz-5nac8c.hu'],
  ['Anna@Example.org', 'Anna@Example.org'],
  ['no address', 'no address'],
])('%s reaches mail servers as %s', (address, ascii) => expect(asciiAddress(address)).toBe(ascii));

test.each([
  ['anna@xn--kvhz-5nac8c.hu', 'anna@kávéház.hu'],
  ['anna@kávéház.hu', 'anna@kávéház.hu'],
  // Cyrillic letters that look like Latin ones.
  ['anna@аррӏе.com', 'anna@xn--80ak6aa92e.com'],
  ['anna@xn--80ak6aa92e.com', 'anna@xn--80ak6aa92e.com'],
  ['Anna@Example.org', 'Anna@Example.org'],
])('%s is shown as %s', (address, shown) => expect(shownAddress(address)).toBe(shown));

test.each(['anna@kávéház.hu', 'anna@example.org', "o'brien+x@sub.example.org", 'anna@xn--kvhz-5nac8c.hu'])(
  '%s is an address',
  (text) => expect(isAddress(text)).toBe(true),
);

test.each([
  'anna',
  'anna@',
  '@kávéház.hu',
  'anna@kávé ház.hu',
  'anna@kávé/ház.hu',
  'anna@ká%2evé.hu',
  'anna@kávé..hu',
  'anna@xn--0.hu',
  'ánna@example.org',
  `anna@${'é'.repeat(250)}.hu`,
])('%s is none', (text) => expect(isAddress(text)).toBe(false));
