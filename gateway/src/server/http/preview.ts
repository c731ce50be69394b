import type { IncomingMessage } from 'node:http';
import type { Viewer } from '../../graph/context.ts';

/** The header that asks for a preview (docs/product.md §3), as it was sent; null without one. */
export function previewOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const header = headers['x-preview'];
  return header === undefined ? null : String(header);
}

/** The viewer and instant that resolvers use in a preview: the service decides whether it is one, and answers nothing where it is not. */
export interface Standpoint {
  /** Whom it looks as; null for a visitor. The service alone knows an entrant's number. */
  viewer: Viewer | null;
  now: Date;
}

/**
 * Whose view, and of which instant, a header asks for. It is read, not judged: the service is sent the same header with every
 * call, and refuses what it cannot understand and whoever is no administrator.
 * @param now the clock's, where the header names no instant
 */
export function standpointOf(header: string, now: Date): Standpoint {
  const at = new Date(/(?:^|;)\s*at=([^;\s]+)/.exec(header)?.[1] ?? '');
  const isVisitor = /(?:^|;)\s*role=visitor(?:\s|;|$)/.test(header);
  return {
    viewer: isVisitor ? null : { id: 0, administrator: false },
    now: Number.isNaN(at.getTime()) ? now : at,
  };
}
