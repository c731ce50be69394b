import { formatFor } from '../../../i18n/format.ts';
import { shutterTime } from './exposure.ts';

test.each([
  [0.004, '1/250'],
  [1 / 8000, '1/8000'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [0.625, '0,6'],
  [2, '2'],
  [2.5, '2,5'],
  [30, '30'],
])('a shutter time of %d s reads %s', (seconds, text) => {
  expect(shutterTime(seconds, formatFor('hu'))).toBe(text);
});
