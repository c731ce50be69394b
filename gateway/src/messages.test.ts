import { expect, it } from '@jest/globals';
import { message } from './messages.ts';

it.each([
  ['hu', 'imageId', 'Az `imageId` és az `imageNumber`'],
  ['hu', 'number', 'A `number` és az `imageNumber`'],
  ['en', 'imageId', 'Give `imageId` or `imageNumber`'],
] as const)('in %s the article fits the name `%s`', (locale, name, beginning) => {
  expect(message('idTwice', locale, { name, number: 'imageNumber' })).toMatch(beginning);
});
