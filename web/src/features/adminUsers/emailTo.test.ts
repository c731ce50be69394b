import { emailTo } from './emailTo.ts';
import { noFilter } from './usersState.ts';

it.each([
  [{}, { group: 'EVERYONE' }],
  [
    { state: 'active', newsletter: 'RESULT' },
    { group: 'EVERYONE', newsletter: 'RESULT' },
  ],
  [
    { role: 'administrator', locale: 'hu' },
    { group: 'ADMINISTRATORS', locale: 'hu' },
  ],
  [{ competition: '7' }, { group: 'ENTRANTS', competition: '7' }],
  [
    { competition: '7', did: 'notEntered', locale: 'en' },
    { group: 'WITHOUT_ENTRIES', competition: '7', locale: 'en' },
  ],
  [
    { competition: '7', did: 'voted' },
    { group: 'VOTERS', competition: '7' },
  ],
] as const)('writes to those whom %j leaves', (filter, wanted) => {
  expect(emailTo({ ...noFilter, ...filter })).toEqual(wanted);
});

it.each([
  { q: 'anna' },
  { state: 'disabled' },
  { state: 'notActivated' },
  { role: 'entrant' },
  { role: 'administrator', competition: '7' },
] as const)('does not write to others than those whom %j leaves', (filter) => {
  expect(emailTo({ ...noFilter, ...filter })).toBeNull();
});
