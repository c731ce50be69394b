import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** An instant in the form that the service writes, of a day that every month has: valid without parsing. */
const canonical = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Checks an instant (ISO 8601, UTC with `Z`, of a day and a time that exist) and adds the milliseconds. @throws GraphQLError */
function instant(value: unknown): string {
  if (typeof value === 'string' && canonical.test(value)) return value;
  if (typeof value === 'string' && pattern.test(value)) {
    const date = new Date(value);
    // Date moves a day that its month does not have into the next month.
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(value.slice(0, 19))) return date.toISOString();
  }
  throw new GraphQLError('DateTime must be ISO 8601 in UTC, e.g. 2026-05-01T10:00:00.000Z');
}

/** An instant, as a string on both sides (docs/product.md §9). */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: instant,
  parseValue: instant,
  parseLiteral: (node: ValueNode) => instant(node.kind === Kind.STRING ? node.value : undefined),
});
