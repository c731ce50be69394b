import { returnPath } from './returnPath.ts';

const from = (path: unknown, administrator = false) => returnPath({ from: path }, administrator);

describe('returnPath', () => {
  it('leads back to the page that the login was asked on', () => {
    expect(from('/competition/3/show/12?type=colour#comments')).toBe('/competition/3/show/12?type=colour#comments');
    expect(from('/user/upload')).toBe('/user/upload');
    expect(from('/admin/users', true)).toBe('/admin/users');
  });

  it.each([null, undefined, 'from', {}, { from: null }, { from: 3 }, { from: '/' }])(
    'leads an entrant home and an administrator to the administration where the state is %j',
    (state) => {
      expect(returnPath(state, false)).toBe('/');
      expect(returnPath(state, true)).toBe('/admin');
    },
  );

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'rules', ''])(
    'does not leave this site for %j',
    (path) => expect(from(path)).toBe('/'),
  );

  it.each([
    '/login',
    '/login?x=1',
    '/registration/index',
    '/registration/completed',
    '/lost-password/change/entrant05/code',
    '/activation/5/code',
    '/email-change/5/code',
  ])('does not lead back to %s, which is for visitors', (path) => expect(from(path)).toBe('/'));

  it('does not lead to what the user may not see', () => {
    expect(from('/admin')).toBe('/');
    expect(from('/admin/users')).toBe('/');
    expect(from('/user/profile', true)).toBe('/admin');
  });

  it('minds whole segments', () => {
    expect(from('/administrators')).toBe('/administrators');
    expect(from('/user/profile')).toBe('/user/profile');
    expect(from('/users', true)).toBe('/users');
  });

  // Browsers read a backslash in a URL as a slash.
  it.each(['/\\evil.example', '/\\/evil.example'])('does not leave this site for %j', (path) => {
    expect(from(path)).toBe('/');
  });
});
