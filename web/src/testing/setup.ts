import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { addAdminTexts, registerTexts } from '../app/texts/bundles.ts';
import { serverClock } from '../connection/serverClock.ts';

// A safety net for busy machines: a condition that holds ends the wait at once.
configure({ asyncUtilTimeout: 60_000 });

registerTexts();
await addAdminTexts();

// jsdom has no ResizeObserver, which auto-resizing text areas need.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// jsdom knows the element, but not how it is opened over the page.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// The server's clock is known and equal to the local one.
serverClock.observe(new Headers({ date: new Date().toUTCString() }));

// Drafts of one test must not reach the next.
afterEach(() => localStorage.clear());
