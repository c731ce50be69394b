/** What `createConditions` of Chakra UI is called with. */
interface Options {
  conditions: Readonly<Record<string, string | string[]>>;
  breakpoints: { conditions: Readonly<Record<string, string>>; keys: () => string[] };
}

const special = /^@|&|&$/;

/**
 * In the place of Chakra UI's: it looks for each key of each style in a list that it makes for that, and remembers how keys are
 * sorted by writing them out.
 */
export function createConditions({ conditions, breakpoints }: Options) {
  const values = new Map<string, string | string[]>([
    ...Object.entries(conditions).map(([key, value]) => [`_${key}`, value] as const),
    ...Object.entries(breakpoints.conditions),
  ]);
  const has = (key: string): boolean => key.startsWith('_') || values.has(key) || special.test(key);
  return {
    keys: () => [...values.keys()],
    has,
    /** Properties first, then conditions, each in their order. */
    sort: (path: readonly string[]): string[] => {
      const parts = path.filter((part) => part !== 'base');
      return parts.length < 2 ? parts : [...parts.filter((part) => !has(part)), ...parts.filter(has)];
    },
    resolve: (key: string): string | string[] => values.get(key) || key,
    breakpoints: breakpoints.keys(),
    expandAtRule: (key: string): string | undefined =>
      key.startsWith('@breakpoint') ? breakpoints.conditions[key.replace('@breakpoint ', '')] : key,
  };
}
