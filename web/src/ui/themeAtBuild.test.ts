import * as chakraTheme from '@chakra-ui/react/theme';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createConditions } from '../../production/chakra/conditions.ts';
import { dictionaryOf } from '../../production/chakra/tokenDictionary.ts';
import { createUtility } from '../../production/chakra/utility.ts';
import { tokenNames, withRecipe } from '../../themeAtBuild.ts';
import { theme } from './theme.ts';

const { tokens, utility, conditions, breakpoints } = theme;
const dictionary = dictionaryOf(tokenNames());
const categories = [...tokens.categoryMap.keys()];

describe('the tokens of what is built', () => {
  it.each(categories)('are those of the theme: %s', (category) => {
    const values = tokens.getCategoryValues(category) ?? {};
    expect(dictionary.getCategoryValues(category)).toEqual(values);
    for (const name of Object.keys(values)) {
      const token = `${category}.${name}`;
      expect(dictionary.getVar(token), token).toBe(tokens.getVar(token));
      expect(dictionary.getByName(token), token).toBe(true);
    }
  });

  it('make the same palettes', () => {
    const palettes = [...tokens.colorPaletteMap].map(([name, shades]) => [name, Object.fromEntries(shades)]);
    expect(Object.fromEntries(dictionary.colorPaletteMap)).toEqual(Object.fromEntries(palettes));
  });

  it.each([
    '1px solid {colors.border}',
    '{spacing.4} {spacing.-2}',
    '{colors.fg/40}',
    '{sizes.4.5}',
    'plain',
    '{nothing}',
  ])('are named in styles as in the theme: %s', (value) =>
    expect(dictionary.expandReferenceInValue(value)).toBe(tokens.expandReferenceInValue(value)),
  );
});

describe('the properties of what is built', () => {
  const config = theme._config.utilities ?? {};
  const built = createUtility({ config, tokens: dictionary } as unknown as Parameters<typeof createUtility>[0]);
  const composed = ['textStyle', 'layerStyle', 'animationStyle', 'colorPalette'];
  const names = new Set(
    [...utility.keys(), 'display', '--own', 'colorPalette'].filter((name) => !composed.slice(0, 3).includes(name)),
  );
  const everyToken = categories.flatMap((category) => Object.keys(tokens.getCategoryValues(category) ?? {}));
  const values = [...new Set(everyToken), 'fg/40', 'red/20', 'none', 'inside', 'outside', 'common', 'text', '10px'];

  it('are known by the same names', () => {
    const known = (of: { keys: () => string[] }) =>
      of
        .keys()
        .filter((name) => !composed.includes(name))
        .sort();
    expect(known(built)).toEqual(known(utility));
    for (const name of names) expect(built.resolveShorthand(name)).toBe(utility.resolveShorthand(name));
  });

  it.each([...names])('become the same CSS: %s', (name) => {
    for (const value of [...values, '{colors.fg}', 3, true, false])
      expect(built.transform(name, value), String(value)).toEqual(utility.transform(name, value));
  });
});

describe('the conditions of what is built', () => {
  const built = createConditions({ conditions: theme._config.conditions, breakpoints } as Parameters<
    typeof createConditions
  >[0]);

  it('are those of the theme', () => {
    expect(built.keys()).toEqual(conditions.keys());
    expect(built.breakpoints).toEqual(conditions.breakpoints);
    for (const key of [
      ...conditions.keys(),
      'base',
      'color',
      '&:hover',
      '@media print',
      '@breakpoint smDown',
      '@breakpoint md',
    ])
      expect([built.has(key), built.resolve(key), built.expandAtRule(key)], key).toEqual([
        conditions.has(key),
        conditions.resolve(key),
        conditions.expandAtRule(key),
      ]);
  });

  it.each([
    [['color']],
    [['_hover', 'color', 'base']],
    [['color', 'md', '_hover']],
    [['& svg', '_dark', 'width', 'base']],
    [['_a', 'b', '@media print', 'c']],
  ])('of %j come in the same order', (path) => expect(built.sort(path)).toEqual(conditions.sort(path)));
});

describe('a recipe', () => {
  const folder = path.resolve(import.meta.dirname, '../../../node_modules/@chakra-ui/react/dist/esm/components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const added = files.flatMap((name) => {
    const file = path.join(folder, name);
    const code = withRecipe(readFileSync(file, 'utf8'), file) ?? '';
    const [, list, key, recipe = ''] = /^(recipes|slotRecipes)\.(\w+) = (\w+);$/m.exec(code) ?? [];
    return key === undefined ? [] : [[`${list}.${key}`, (chakraTheme as Record<string, unknown>)[recipe]] as const];
  });
  const { recipes = {}, slotRecipes = {} } = theme._config.theme ?? {};

  it('of the theme comes with the component that it is of', () => {
    const wanted = [
      ...Object.entries(recipes).map(([key, recipe]) => [`recipes.${key}`, recipe]),
      ...Object.entries(slotRecipes).map(([key, recipe]) => [`slotRecipes.${key}`, recipe]),
    ];
    expect(wanted.length).toBeGreaterThan(15);
    expect(Object.fromEntries(added)).toEqual(Object.fromEntries(wanted));
  });
});
