import type { Dictionary } from './tokenDictionary.ts';

type Values = Readonly<Record<string, unknown>>;
type Style = Readonly<Record<string, unknown>>;

/** How a property of styles is written: which tokens it may name, shorter names of it, and what it becomes. */
interface Property {
  values?: string | readonly string[] | Values | ((tokens: Dictionary['getCategoryValues']) => Values);
  shorthand?: string | readonly string[];
  transform?: (value: unknown, context: object) => Style | undefined;
}

/** What `createUtility` of Chakra UI is called with. */
interface Options {
  config: Readonly<Record<string, Property | undefined>>;
  tokens: Dictionary;
}

const listOf = (value: string | readonly string[] = []): readonly string[] => [value].flat();

/** What a property may name, by name. */
function valuesOf({ values }: Property, { getCategoryValues }: Dictionary): Values {
  if (typeof values === 'string') return getCategoryValues(values) ?? {};
  if (typeof values === 'function') return values(getCategoryValues);
  if (!Array.isArray(values)) return (values as Values | undefined) ?? {};
  return Object.fromEntries((values as readonly string[]).map((value) => [value, value]));
}

/** A colour with its share of opacity, `fg/40`, as CSS mixes it; `invalid` when it is none. */
function colorMix(value: unknown, { getVar }: Dictionary): object {
  const [name, percent] = typeof value === 'string' ? value.split('/') : [];
  if (!name || !percent || name === 'currentBg' || Number.isNaN(Number(percent))) return { invalid: true, value };
  const color = getVar(`colors.${name}`, name);
  return { invalid: false, color, value: `color-mix(in srgb, ${color} ${percent}%, transparent)` };
}

/**
 * In the place of Chakra UI's: it computes for each page load which values every property may have, for types that only its
 * development tools ask for. Here that is computed for the properties that are used.
 */
export function createUtility({ config, tokens }: Options) {
  const properties = new Map(Object.entries(config));
  const shorthands = new Map<string, string>();
  for (const [name, property] of properties)
    for (const short of listOf(property?.shorthand)) shorthands.set(short, name);
  const known = new Map<string, Values>();
  const lookUp = (name: string, property: Property): Values => {
    const values = known.get(name) ?? valuesOf(property, tokens);
    known.set(name, values);
    return values;
  };
  const resolveShorthand = (name: string): string => shorthands.get(name) ?? name;
  const token = Object.assign((path: string, fallback?: string) => tokens.getVar(path, fallback), {
    raw: tokens.getByName,
  });
  const asItIs = (name: string, value: unknown): Style => ({
    [name]: name.startsWith('--') ? tokens.getVar(String(value), value as string) : value,
  });

  function transform(name: string, given: unknown): Style | undefined {
    const raw = typeof given === 'string' && !given.includes('_EMO_') ? tokens.expandReferenceInValue(given) : given;
    const key = resolveShorthand(name);
    const property = properties.get(key);
    if (!property) return asItIs(key, raw);
    const value = lookUp(key, property)[String(raw)] ?? raw;
    if (!property.transform) return asItIs(name, value);
    return property.transform(value, { raw, token, utils: { colorMix: (color: unknown) => colorMix(color, tokens) } });
  }

  const palettes = Object.fromEntries(tokens.colorPaletteMap);
  const register = (name: string, property: Property): void => void properties.set(name, property);
  register('colorPalette', { values: Object.keys(palettes), transform: (name) => palettes[String(name)] });
  return {
    keys: () => [...shorthands.keys(), ...properties.keys()],
    hasShorthand: shorthands.size > 0,
    shorthands,
    resolveShorthand,
    transform,
    register,
    addPropertyType: () => undefined,
  };
}
