/** The names of all tokens by category, with spaces between them; their values stand in a style sheet. */
export type TokenNames = Readonly<Record<string, string>>;

type Values = Record<string, string>;

const dashed = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The variable of a token, by Chakra UI's rule. */
function variableOf(category: string, name: string): string {
  // A dot divides names, and belongs to a number.
  const path = name.replace(/(?<!\d)\.|\.(?!\d)/g, '-').replace(/[^\w-]/g, (sign) => `\\${sign}`);
  return `--chakra-${dashed(`${category}-${path}`)}`;
}

const referenceTo = (category: string, name: string): string =>
  category === 'spacing' && name.startsWith('-')
    ? `calc(var(${variableOf(category, name.slice(1))}) * -1)`
    : `var(${variableOf(category, name)})`;

/** For each colour, what its shades are when it is the palette of an element. */
function palettesOf(colors: string[]): Map<string, Values> {
  const palettes = new Map<string, Values>();
  for (const color of colors) {
    const [root = '', shade] = color.split('.');
    if (root === 'colorPalette') continue;
    const palette = palettes.get(root) ?? {};
    palette[variableOf('colors', shade ? `colorPalette.${shade}` : 'colorPalette')] = referenceTo('colors', color);
    palettes.set(root, palette);
  }
  return palettes;
}

/**
 * In the place of Chakra UI's `createTokenDictionary`, which computes on each page load what follows from the names of the
 * tokens: what a style may name, and which variable that is. References in styles are `{colors.fg}` or `{colors.fg/40}`.
 */
export function dictionaryOf(names: TokenNames) {
  const values: Record<string, Values> = {};
  const variables = new Map<string, string>();
  for (const [category, list] of Object.entries(names)) {
    const own: Values = (values[category] = {});
    for (const name of list.split(' ')) variables.set(`${category}.${name}`, (own[name] = referenceTo(category, name)));
  }
  const getVar = (path: string, fallback?: string): string | undefined => variables.get(path) ?? fallback;
  const expand = (_: string, path: string): string => {
    const [color = '', percent] = path.split('/');
    const variable = getVar(color, color) ?? color;
    return percent === undefined ? variable : `color-mix(in srgb, ${variable} ${percent}%, transparent)`;
  };
  return {
    allTokens: [],
    cssVarMap: new Map<string, never>(),
    categoryMap: new Map<string, never>(),
    colorPaletteMap: palettesOf(Object.keys(values['colors'] ?? {})),
    /** Tells alone whether there is such a token. */
    getByName: (path: string) => variables.has(path),
    getVar,
    getCategoryValues: (category: string): Values | null => values[category] ?? null,
    expandReferenceInValue: (value: string): string => value.replace(/\{(.*?)\}/g, expand),
  };
}

export type Dictionary = ReturnType<typeof dictionaryOf>;
