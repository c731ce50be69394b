import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { serverClock } from '../connection/serverClock.ts';

// Conditions are waited for as long as a busy machine needs; what holds is noticed at once.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out and has no such observer; a text area that grows with its text asks for one.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// As after the first answer of a gateway whose clock is this computer's.
serverClock.observe(new Headers({ date: new Date().toUTCString() }));

// What one test types is not there in the next.
afterEach(() => localStorage.clear());
