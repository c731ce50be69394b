import { isInstant } from './contract.ts';
import type { Viewer } from './operation.ts';
import { Problem, type ProblemValues } from './problem.ts';

/** As whom a preview looks: a visitor; somebody who has entered nothing; the same, having voted. */
const roles = ['visitor', 'entrant', 'voter'] as const;

/** The content of the header `X-Preview` (docs/product.md §3). */
export interface PreviewRequest {
  role: (typeof roles)[number];
  /** Username of the entrant who is looked for; null for a stand-in. */
  username: string | null;
  at: Date;
}

/** A preview whose viewer was found. */
export interface Preview {
  /** The viewer that the response is made for; null for a visitor. */
  viewer: Viewer | null;
  /** The instant it is made for. */
  at: Date;
}

/** A 400 about one part of the header. */
export const invalidPreview = (field: string, code: string, values: ProblemValues = {}): Problem =>
  new Problem('PREVIEW_INVALID', { errors: [{ field, code, values }] });

/** The parts of a header, each once. @throws Problem PREVIEW_INVALID */
function partsOf(header: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const text of header.split(';')) {
    const [, name = '', value = ''] = /^\s*(role|as|at)=(\S+)\s*$/.exec(text) ?? [];
    if (name === '' || parts.has(name)) throw invalidPreview('X-Preview', 'PREVIEW_FORM');
    parts.set(name, value);
  }
  return parts;
}

/** Reads the header `X-Preview`, e.g. `role=voter; at=2026-12-07T23:00:00Z`. @throws Problem PREVIEW_INVALID that names the part */
export function readPreview(header: string): PreviewRequest {
  const parts = partsOf(header);
  const [given, username, at] = [parts.get('role'), parts.get('as'), parts.get('at')];
  if (at === undefined || !isInstant(at)) throw invalidPreview('at', 'DATE');
  if (username !== undefined) {
    if (given !== undefined && given !== 'entrant') throw invalidPreview('role', 'NOT_ALLOWED', { allowed: 'entrant' });
    return { role: 'entrant', username, at: new Date(at) };
  }
  const role = roles.find((one) => one === given);
  if (!role) throw invalidPreview('role', 'NOT_ALLOWED', { allowed: roles.join(', ') });
  return { role, username: null, at: new Date(at) };
}
