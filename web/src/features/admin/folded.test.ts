import { folded } from './folded.ts';

const entry = (id: string, actor: string, action: string) => ({
  __typename: 'AuditEntry' as const,
  id,
  actor,
  action,
  at: `2026-05-01T10:0${id}:00.000Z`,
  objectType: 'image',
  objectId: id,
  label: null,
  before: null,
  after: null,
});

it('what one person did in a row is one line, newest first', () => {
  const acts = folded([
    entry('5', 'kata', 'image.moderated'),
    entry('4', 'kata', 'image.moderated'),
    entry('3', 'béla', 'image.moderated'),
    entry('2', 'kata', 'image.moderated'),
    entry('1', 'kata', 'comment.moderated'),
  ]);
  expect(acts.map(({ actor, entries }) => [actor, entries.map(({ id }) => id)])).toEqual([
    ['kata', ['5', '4']],
    ['béla', ['3']],
    ['kata', ['2']],
    ['kata', ['1']],
  ]);
});
