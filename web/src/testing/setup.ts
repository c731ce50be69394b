import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Conditions are waited for as long as a busy machine needs; what holds is noticed at once.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out and has no such observer; a text area that grows with its text asks for one.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
