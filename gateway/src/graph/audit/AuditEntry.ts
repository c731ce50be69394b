import type { ResolversOf } from '../resolverTypes.ts';

const asJson = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

export const AuditEntry: ResolversOf<'AuditEntry'> = {
  before: ({ before }) => asJson(before),
  after: ({ after }) => asJson(after),
};
