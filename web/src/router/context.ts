import { createContext } from 'react';
import type { PageRouter } from './pageRouter.ts';

/** The router of the pages around. */
export const RouterContext = createContext<PageRouter | null>(null);

/** Whether the next page is being loaded. */
export const LoadingContext = createContext(false);
