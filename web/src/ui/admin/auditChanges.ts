/** A value that differs before and after; null where it is absent. */
export interface AuditChange {
  /** Dotted path, e.g. `title.hu`. */
  path: string;
  before: string | null;
  after: string | null;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function compare(before: unknown, after: unknown, path: string): AuditChange[] {
  if (isGroup(before) || isGroup(after)) {
    const from = isGroup(before) ? before : {};
    const to = isGroup(after) ? after : {};
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return names.flatMap((name) => compare(from[name], to[name], path === '' ? name : `${path}.${name}`));
  }
  const change = { path, before: textOf(before), after: textOf(after) };
  return change.before === change.after ? [] : [change];
}

const parsed = (json: string | null): unknown => {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return json;
  }
};

/** Changes of an entry of the audit log, path by path. @param before and after: JSON as the graph has it, null for nothing */
export const auditChanges = (before: string | null, after: string | null): AuditChange[] =>
  compare(parsed(before), parsed(after), '');

/** Decisions about a photo, a comment or a competition. */
const decisions = [
  'PENDING',
  'APPROVED',
  'REJECTED',
  'DISQUALIFIED',
  'PUBLISHED',
  'PAUSED',
  'CANCELLED',
  'ARCHIVED',
] as const;

/** The decision that an entry records; null for other acts. @param after as `auditChanges` takes it */
export function decisionOf(action: string, after: string | null): (typeof decisions)[number] | null {
  if (!/\.(?:moderated|status-changed)$/.test(action)) return null;
  const state = parsed(after);
  if (!isGroup(state)) return null;
  return decisions.find((decision) => decision === (state['moderation'] ?? state['status'])) ?? null;
}

/** As whom a preview can be seen without a name. */
const roles = ['visitor', 'entrant', 'voter'] as const;

/** As whom a preview was seen; null for other acts, and where it was somebody by name. @param after as `auditChanges` takes it */
export function previewedRole(action: string, after: string | null): (typeof roles)[number] | null {
  if (action !== 'account.previewed') return null;
  const use = parsed(after);
  if (!isGroup(use) || (use['as'] ?? null) !== null) return null;
  return roles.find((role) => role === use['role']) ?? null;
}
