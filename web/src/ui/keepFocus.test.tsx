import { keepFocus } from './keepFocus.ts';

/** A page with a heading, and a button that has the focus. */
function page(): HTMLButtonElement {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  heading.textContent = 'Queue';
  const button = document.createElement('button');
  document.body.replaceChildren(heading, button);
  button.focus();
  return button;
}

test('the heading takes the focus of an element that is gone', () => {
  const button = page();
  button.remove();
  keepFocus();
  expect(document.activeElement?.textContent).toBe('Queue');
});

test('an element that has the focus keeps it', () => {
  const button = page();
  keepFocus();
  expect(document.activeElement).toBe(button);
});
