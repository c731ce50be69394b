import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Files of packages, and those of `production/` that stand in their place in a build: what they do there, or nothing. */
const inPlaceOf: readonly (readonly [RegExp, string])[] = [
  [/\/graphql\/language\/printer\.mjs$/, 'documentNames'],
  [/\/graphql\/jsutils\/inspect\.mjs$/, 'inspect'],
];

/** Leaves out of a build what packages bring and this client does not use, where they do not divide it themselves. */
export function standIns(): Plugin {
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, name] = inPlaceOf.find(([file]) => file.test(id)) ?? [];
      if (name === undefined) return null;
      const own = fileURLToPath(new URL(`./production/${name}.ts`, import.meta.url));
      return `export * from ${JSON.stringify(own)};`;
    },
  };
}
