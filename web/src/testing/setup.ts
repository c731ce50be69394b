import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Conditions are waited for as long as a busy machine needs; what holds is noticed at once.
configure({ asyncUtilTimeout: 5000 });
