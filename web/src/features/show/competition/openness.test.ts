import { commentingStateOf, votingStateOf } from './openness.ts';
import { competition, ended } from '../testing/showData.ts';

const entrant = { id: '5', administrator: false };
const others = { own: false, moderation: null };
const at = (now: string, phase: 'NOT_STARTED' | 'UPLOADING' | 'AWARD') => competition({ now, phase });

describe('votingStateOf', () => {
  test.each([
    ['open', competition(), others, entrant],
    ['visitor', competition(), others, {}],
    ['administrator', competition(), others, { id: '1', administrator: true }],
    ['own', competition(), { own: true, moderation: 'APPROVED' as const }, entrant],
    ['paused', competition({ status: 'PAUSED' }), others, entrant],
    ['cancelled', competition({ status: 'CANCELLED' }), others, entrant],
    ['before', at('2026-05-01T00:00:00.000Z', 'UPLOADING'), others, entrant],
    ['before', at('2026-05-10T10:00:00.000Z', 'NOT_STARTED'), others, entrant],
    ['awaiting', at('2026-05-30T10:00:00.000Z', 'NOT_STARTED'), others, entrant],
    ['awaiting', at('2026-06-01T00:00:00.000Z', 'AWARD'), others, entrant],
    ['over', ended(), others, entrant],
  ] as const)('%s', (state, of, image, viewer) => {
    expect(votingStateOf(of, image, viewer)).toBe(state);
  });
});

describe('commentingStateOf', () => {
  test.each([
    ['open', competition(), entrant],
    ['open', ended(), { id: '1', administrator: true }],
    ['visitor', competition(), {}],
    ['before', at('2026-05-10T10:00:00.000Z', 'NOT_STARTED'), entrant],
    ['paused', competition({ status: 'PAUSED' }), entrant],
    ['cancelled', competition({ status: 'CANCELLED' }), entrant],
  ] as const)('%s', (state, of, viewer) => {
    expect(commentingStateOf(of, viewer)).toBe(state);
  });
});
