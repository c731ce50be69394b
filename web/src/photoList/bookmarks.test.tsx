import { act, cleanup, render, screen } from '@testing-library/react';
import { session } from '../session/session.ts';
import { logIn } from '../testing/accounts.ts';
import { bookmarks, toggleBookmark, useBookmarks } from './bookmarks.ts';

afterEach(() => {
  cleanup();
  session.clear();
  localStorage.clear();
});

function Shown() {
  return <p>{[...useBookmarks()].join(' ') || 'none'}</p>;
}

it('keeps the bookmarks of each viewer apart', () => {
  expect(toggleBookmark(12)).toBe(true);
  logIn();
  expect([...bookmarks()]).toEqual([]);
  toggleBookmark(13);
  expect([...bookmarks()]).toEqual([13]);
  session.clear();
  expect([...bookmarks()]).toEqual([12]);
  expect(toggleBookmark(12)).toBe(false);
  expect([...bookmarks()]).toEqual([]);
});

it('shows at once what is set here and in another tab', () => {
  render(<Shown />);
  expect(screen.getByText('none')).toBeVisible();
  act(() => void toggleBookmark(12));
  expect(screen.getByText('12')).toBeVisible();
  act(() => {
    localStorage.setItem('photo-competition.bookmarks.visitor', '["12","14"]');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.getByText('12 14')).toBeVisible();
});

it.each(['no json', '{}', 'null', '[3]'])('takes %s in the storage for no bookmarks', (text) => {
  localStorage.setItem('photo-competition.bookmarks.visitor', text);
  expect(bookmarks().size).toBe(0);
});

it('holds for the page where the browser stores nothing', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(toggleBookmark(15)).toBe(true);
  expect(bookmarks().has(15)).toBe(true);
  toggleBookmark(15);
  write.mockRestore();
});
