import type { ResolversOf } from '../resolverTypes.ts';

const asJson = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** An object or a value of any form, as JSON. */
const asJsonBoth = {
  before: ({ before }: { before?: unknown }) => asJson(before),
  after: ({ after }: { after?: unknown }) => asJson(after),
};

export const AuditEntry: ResolversOf<'AuditEntry'> = asJsonBoth;
export const AuditChange: ResolversOf<'AuditChange'> = asJsonBoth;
