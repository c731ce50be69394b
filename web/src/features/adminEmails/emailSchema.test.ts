import { newEmail } from '../../ui/admin/newEmail.ts';
import { emptyEmail, startedEmail } from './emailSchema.ts';

const zone = 'Europe/Budapest';

it('begins with nothing where nothing is known', () => {
  expect(startedEmail({}, zone)).toEqual(emptyEmail);
});

it.each([
  ['VOTING_OPEN', 'COMPETITION'],
  ['RESULTS', 'RESULT'],
] as const)(
  'begins %s for those who are told of it, at the instant in the zone of the installation',
  (template, newsletter) => {
    const start = { template, competition: '7', at: '2026-07-01T10:00:00.000Z' };
    expect(startedEmail(start, zone)).toEqual({
      ...emptyEmail,
      template,
      newsletter,
      competitionId: '7',
      scheduledAt: '2026-07-01T12:00',
    });
  },
);

it('writes to a group whatever newsletters it takes', () => {
  expect(startedEmail({ competition: '7', group: 'ENTRANTS' }, zone)).toEqual({
    ...emptyEmail,
    competitionId: '7',
    group: 'ENTRANTS',
    newsletter: '',
  });
});

it('writes to those whom the list of users shows', () => {
  expect(startedEmail({ group: 'EVERYONE', newsletter: 'RESULT', locale: 'en' }, zone)).toEqual({
    ...emptyEmail,
    group: 'EVERYONE',
    newsletter: 'RESULT',
    locale: 'en',
  });
  // Nothing is chosen for somebody who has chosen nothing: the editor asks for it.
  expect(startedEmail({ group: 'EVERYONE' }, zone).newsletter).toBe('');
});

it('leaves the instant open where the address has none that can be read', () => {
  expect(startedEmail({ competition: '7', at: 'soon' }, zone).scheduledAt).toBe('');
});

it('is asked for by an address of the editor', () => {
  expect(newEmail({ competition: '7', template: 'RESULTS', at: '2026-07-01T10:00:00.000Z' })).toBe(
    '/admin/email?new=&competition=7&template=RESULTS&at=2026-07-01T10%3A00%3A00.000Z',
  );
});
