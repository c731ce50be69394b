import type { Platform } from '../platform/wing.ts';
import { previewHandlers } from './handlers.ts';
import { previewOpening } from './opening.ts';
import { previewReader } from './reading.ts';
import { previewVotes } from './votes.ts';

/** Administrators' previews. */
export const previewWing = ({ db, clock }: Platform) => ({
  /** Reads the images of a preview. */
  reader: previewReader(db, clock),
  open: previewOpening(db, clock),
  /** @param reads the usual handlers, over services whose competitions and images are those of a preview */
  handlers: (reads: Parameters<typeof previewHandlers>[0]) => previewHandlers(reads, previewVotes(db)),
});
