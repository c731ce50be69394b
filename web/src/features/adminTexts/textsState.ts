import { textParam, wordParam } from '../../routes/listState.ts';

/** Which texts the list shows. */
export const shownKinds = ['all', 'changed', 'missing', 'broken'] as const;

/** State of the list, and which key is open over it. */
export const textsState = { q: textParam, show: wordParam(shownKinds, 'all'), key: textParam };
