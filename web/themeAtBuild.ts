import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import * as anatomies from '@chakra-ui/react/anatomy';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { TokenNames } from './production/chakra/tokenDictionary.ts';
import { theme } from './src/ui/theme.ts';

const own = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`./production/chakra/${name}.ts`, import.meta.url)));
const chakraFile = (path: string): RegExp => new RegExp(`/@chakra-ui/react/dist/esm/${path}\\.js$`);

/** The names of the theme's tokens by category. */
export const tokenNames = (): TokenNames =>
  Object.fromEntries(
    [...theme.tokens.categoryMap.keys()].map((category) => [
      category,
      Object.keys(theme.tokens.getCategoryValues(category) ?? {}).join(' '),
    ]),
  );

/** The theme's variables and its rules for the whole page, as Emotion would write them. */
export function themeSheet(): string {
  const cache = createCache({ key: 'css' });
  const rules = serializeStyles([theme.layers.atRule, ...theme._global] as Parameters<typeof serializeStyles>[0]);
  return String(cache.insert('', rules, cache.sheet, false));
}

/** What Chakra UI calls the slots of its components: all that its recipes ask of them. */
const slots = (): string =>
  Object.entries(anatomies)
    .filter(([name]) => name.endsWith('Anatomy'))
    .map(([name, anatomy]) => `export const ${name} = { keys: () => ${JSON.stringify(anatomy.keys())} };`)
    .join('\n');

const { breakpoints, textStyles, layerStyles, recipes = {}, slotRecipes = {} } = theme._config.theme ?? {};

/** Modules that are something else in a build. */
const inPlaceOf: readonly (readonly [RegExp, () => string])[] = [
  [
    /\/src\/ui\/theme\.ts$/,
    () =>
      `import { systemOf } from ${own('system')};
export { whenStyled } from ${own('sheet')};
export const theme = systemOf(${JSON.stringify({ breakpoints, textStyles, layerStyles })});`,
  ],
  [
    chakraFile('styled-system/token-dictionary'),
    () =>
      `import { dictionaryOf } from ${own('tokenDictionary')};
const names = ${JSON.stringify(tokenNames())};
export const createTokenDictionary = () => dictionaryOf(names);`,
  ],
  [chakraFile('styled-system/utility'), () => `export * from ${own('utility')};`],
  [chakraFile('styled-system/conditions'), () => `export * from ${own('conditions')};`],
  [chakraFile('styled-system/merge-config'), () => `export * from ${own('mergeConfigs')};`],
  [chakraFile('styled-system/preflight'), () => `export * from ${own('preflight')};`],
  [chakraFile('anatomy'), slots],
];

/** A component of Chakra UI whose styles stand in the theme, by its name there. */
const recipeKey = /\bcreate(Slot)?RecipeContext\(\s*\{\s*key: "(\w+)"/;

/** A component of Chakra UI that brings its recipe with it; null for other code, and where the theme has no recipe. */
export function withRecipe(code: string, file: string): string | null {
  if (!chakraFile('components/.*').test(file)) return null;
  const [, slot = '', key = ''] = recipeKey.exec(code) ?? [];
  if (!Object.hasOwn(slot ? slotRecipes : recipes, key)) return null;
  const list = slot ? 'slotRecipes' : 'recipes';
  return `import { ${key}${slot}Recipe } from '@chakra-ui/react/theme';
import { ${list} } from ${own('recipes')};
${list}.${key} = ${key}${slot}Recipe;
${code}`;
}

/**
 * Computes in a build what Chakra UI would compute of the theme on each page load: variables and rules for the whole page become a
 * style sheet, and what is left of the theme is the names of its tokens. A recipe is loaded with its component.
 */
export function themeAtBuild(): Plugin {
  const unused = new Set(inPlaceOf);
  const css = themeSheet();
  const fileName = `assets/theme-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  return {
    name: 'theme-at-build',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const standIn = inPlaceOf.find(([file]) => file.test(id));
      if (standIn) unused.delete(standIn);
      return standIn?.[1]();
    },
    transform(code, id) {
      const changed = withRecipe(code, id);
      return changed === null ? null : { code: changed, map: null };
    },
    generateBundle() {
      // They work together: some of them with Chakra UI's own for the rest would be neither.
      if (unused.size)
        this.error(`Chakra UI has no such files: ${[...unused].map(([file]) => file.source).join(', ')}`);
      this.emitFile({ type: 'asset', fileName, source: css });
    },
    // The skeleton does without it, and shall not wait for its turn.
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'style', fetchpriority: 'low', href: `/${fileName}` },
        injectTo: 'head',
      },
    ],
  };
}
