import { auditChanges, previewedRole } from './auditChanges.ts';

describe('the change of an entry of the audit log', () => {
  it('is told path by path, without the fields that stayed', () => {
    const before = JSON.stringify({ title: { hu: 'Ősz', en: 'Autumn' }, minPoint: 1, types: ['a'] });
    const after = JSON.stringify({ title: { hu: 'Tél', en: 'Autumn' }, minPoint: 2, types: ['a'] });
    expect(auditChanges(before, after)).toEqual([
      { path: 'title.hu', before: 'Ősz', after: 'Tél' },
      { path: 'minPoint', before: '1', after: '2' },
    ]);
  });

  it('is everything of an object that is new or gone', () => {
    expect(auditChanges(null, '{"a":{"b":true}}')).toEqual([{ path: 'a.b', before: null, after: 'true' }]);
    expect(auditChanges('{"a":1}', 'null')).toEqual([{ path: 'a', before: '1', after: null }]);
  });

  it('is nothing where nothing differs, and no JSON is no fault', () => {
    expect(auditChanges(null, null)).toEqual([]);
    expect(auditChanges('x', 'y')).toEqual([{ path: '', before: 'x', after: 'y' }]);
  });
});

describe('as whom a preview was seen', () => {
  const use = (role: string, as: string | null) => JSON.stringify({ role, as, at: '2026-05-01T10:00:00.000Z' });

  it('is a role where nobody is named', () => {
    expect(previewedRole('account.previewed', use('voter', null))).toBe('voter');
    expect(previewedRole('account.previewed', use('entrant', 'anna'))).toBeNull();
    expect(previewedRole('account.previewed', use('moderator', null))).toBeNull();
    expect(previewedRole('account.updated', use('voter', null))).toBeNull();
    expect(previewedRole('account.previewed', null)).toBeNull();
  });
});
