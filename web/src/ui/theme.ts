import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import * as chakra from '@chakra-ui/react/theme';
import { typeScale } from './typeScale.ts';

/** A value for light, and a value for dark. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The accent colour. */
const accent = {
  contrast: pair('#ffffff', '#0d1f1d'),
  fg: pair('#1b534e', '#8fd0c7'),
  subtle: pair('#e4efed', '#172d2a'),
  muted: pair('#cfe3e0', '#1f3d39'),
  emphasized: pair('#b0d1cc', '#2a524d'),
  solid: pair('#1f5c57', '#8fd0c7'),
  focusRing: pair('#1f6f68', '#8fd0c7'),
  border: pair('#2b7a72', '#62b0a5'),
};

/**
 * Neutral warm background, dark text, thin borders and one accent, so that the interface does not compete with the photos.
 * Every text colour reaches 4.5:1 on `bg`, `bg.subtle`, `bg.muted` and `bg.panel`, every control border 3:1.
 */
const colors = {
  // Neutral: beside a tint a photo's colours look different.
  stage: pair('#dedede', '#232323'),
  bg: {
    DEFAULT: pair('#fbfaf8', '#141311'),
    subtle: pair('#f5f3ef', '#1b1a17'),
    muted: pair('#edeae4', '#26241f'),
    emphasized: pair('#dfdad1', '#38352e'),
    inverted: pair('#1d1b18', '#f2efe9'),
    panel: pair('#ffffff', '#1c1b18'),
    error: pair('#fbeeec', '#33191a'),
    warning: pair('#faf1e2', '#30240f'),
    success: pair('#eaf4ee', '#13281d'),
    info: pair('#e9f3f2', '#122624'),
  },
  fg: {
    DEFAULT: pair('#1d1b18', '#f2efe9'),
    muted: pair('#57524a', '#bab3a7'),
    subtle: pair('#665f55', '#a49c8f'),
    inverted: pair('#fbfaf8', '#141311'),
    error: pair('#9d2217', '#f5a39b'),
    warning: pair('#7a4a05', '#eebf74'),
    success: pair('#1d6240', '#86d3a8'),
    info: pair('#1b534e', '#8fd0c7'),
  },
  border: {
    DEFAULT: pair('#ddd8cf', '#38352e'),
    muted: pair('#e8e4dc', '#2b2923'),
    subtle: pair('#f0ede7', '#22201c'),
    emphasized: pair('#8c8578', '#7d766a'),
    inverted: pair('#38352e', '#ddd8cf'),
    error: pair('#b5372b', '#e5847a'),
    warning: pair('#a8690d', '#d79f47'),
    success: pair('#2e7d55', '#5fb487'),
    info: pair('#2b7a72', '#62b0a5'),
  },
  gray: {
    contrast: pair('#fbfaf8', '#141311'),
    fg: pair('#1d1b18', '#f2efe9'),
    subtle: pair('#f0ede7', '#26241f'),
    muted: pair('#e4dfd7', '#33302a'),
    emphasized: pair('#d2ccc1', '#46423a'),
    solid: pair('#1d1b18', '#f2efe9'),
    focusRing: pair('#1f6f68', '#8fd0c7'),
    border: pair('#8c8578', '#7d766a'),
  },
  red: {
    contrast: pair('#ffffff', '#2a0e0b'),
    fg: pair('#8d1f15', '#f5a39b'),
    subtle: pair('#fbeeec', '#33191a'),
    muted: pair('#f5d9d5', '#4a2322'),
    emphasized: pair('#ecbbb4', '#65302d'),
    solid: pair('#9d2217', '#f0988f'),
    focusRing: pair('#b5372b', '#e5847a'),
    border: pair('#b5372b', '#e5847a'),
  },
  green: {
    contrast: pair('#ffffff', '#0c2015'),
    fg: pair('#1d6240', '#86d3a8'),
    subtle: pair('#eaf4ee', '#13281d'),
    muted: pair('#d0e8da', '#1c3b2b'),
    emphasized: pair('#abd4bd', '#285540'),
    solid: pair('#1d6240', '#86d3a8'),
    focusRing: pair('#2e7d55', '#5fb487'),
    border: pair('#2e7d55', '#5fb487'),
  },
  // Warnings.
  orange: {
    contrast: pair('#ffffff', '#09090b'),
    fg: pair('#92310a', '#fdba74'),
    subtle: pair('#ffedd5', '#3b1106'),
    muted: pair('#fed7aa', '#6c2710'),
    emphasized: pair('#fdba74', '#92310a'),
    solid: pair('#ea580c', '#f97316'),
    focusRing: pair('#f97316', '#f97316'),
    border: pair('#f97316', '#fb923c'),
  },
  accent,
  // Alerts of the kind "info" are blue by default.
  blue: accent,
};

/** The colours that the others, shadows and recipes are made of: the few of Chakra UI's that they name. */
const plainColors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#09090B' },
  white: { value: '#FFFFFF' },
  whiteAlpha: { 300: { value: 'rgba(255, 255, 255, 0.16)' } },
  blackAlpha: { 500: { value: 'rgba(0, 0, 0, 0.36)' } },
  gray: { 300: { value: '#d4d4d8' }, 900: { value: '#18181b' } },
};

/**
 * Only the recipes of components that are in use: all of them would add some 15 kB gzip to the first load. A component
 * that looks bare is missing here.
 */
const recipes = {
  badge: chakra.badgeRecipe,
  button: chakra.buttonRecipe,
  container: chakra.containerRecipe,
  heading: chakra.headingRecipe,
  icon: chakra.iconRecipe,
  input: chakra.inputRecipe,
  kbd: chakra.kbdRecipe,
  link: chakra.linkRecipe,
  separator: chakra.separatorRecipe,
  skeleton: chakra.skeletonRecipe,
  spinner: chakra.spinnerRecipe,
  textarea: chakra.textareaRecipe,
};

const slotRecipes = {
  alert: chakra.alertSlotRecipe,
  dialog: chakra.dialogSlotRecipe,
  field: chakra.fieldSlotRecipe,
  fieldset: chakra.fieldsetSlotRecipe,
  list: chakra.listSlotRecipe,
  menu: chakra.menuSlotRecipe,
  nativeSelect: chakra.nativeSelectSlotRecipe,
  progress: chakra.progressSlotRecipe,
  table: chakra.tableSlotRecipe,
  toast: chakra.toastSlotRecipe,
};

const textStyles = {
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
  ...Object.fromEntries(Object.entries(typeScale).map(([name, { use: _use, ...value }]) => [name, { value }])),
};

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: {
    ...chakra.globalCss,
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.6',
      colorPalette: 'gray',
      textRendering: 'optimizeLegibility',
      scrollPaddingTop: '6',
      overflowWrap: 'break-word',
    },
    // An element that takes the focus is scrolled out from beneath a bar at the bottom. The higher bar is the later one.
    'html:has([data-bottom-bar=navigation])': { scrollPaddingBottom: { base: '24', lg: '0' } },
    'html:has([data-bottom-bar=save])': { scrollPaddingBottom: { base: '10rem', lg: '6rem' } },
    'html:has([data-bottom-bar=voting])': { scrollPaddingBottom: { base: '12rem', md: '6rem' } },
    'html:has([data-bottom-bar=actions])': { scrollPaddingBottom: { base: '15rem', lg: '10rem' } },
    // The end of the page can be scrolled above the bar.
    'body:has([data-bottom-bar=voting])': { paddingBottom: { base: '10rem', md: '5rem' } },
    // A photo that is opened grows out of its tile, and goes back there.
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animationDuration: '0.2s',
      _motionReduce: { animation: 'none' },
    },
    body: { fontFamily: 'body', minHeight: '100dvh' },
    'h1, h2, h3': { textWrap: 'balance' },
    // Figures of a column stand below each other.
    table: { fontVariantNumeric: 'tabular-nums' },
    'a:focus-visible, summary:focus-visible': {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '2px',
      borderRadius: 'l1',
    },
    '[tabindex="-1"]:focus': { outline: 'none' },
    'header, footer, .no-print': { _print: { display: 'none !important' } },
    // A field's own border is darker than that of its recipe, and stronger than what the recipe does with a wrong value.
    ':is(input, select, textarea)[aria-invalid=true]': { borderColor: 'border.error !important' },
    // With the reader's own few colours (Windows' contrast themes) backgrounds are gone: what is chosen takes the colours of a
    // selection, and what a chart draws those of text.
    ':is([aria-pressed=true], [aria-current=page], [aria-current=true], [aria-selected=true], [aria-checked=true])': {
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'Highlight !important',
        color: 'HighlightText !important',
        '& *': { color: 'HighlightText !important' },
      },
    },
    '[data-drawn]': {
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText !important' },
    },
    '*::placeholder': { color: 'fg.subtle' },
    '*::selection': { bg: 'accent.emphasized', color: 'fg' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: chakra.breakpoints,
    keyframes: chakra.keyframes,
    tokens: {
      ...chakra.tokens,
      colors: plainColors,
      // The document names the fonts (skeleton/skeleton.css), since it shows words before the script runs.
      fonts: {
        body: { value: 'var(--font-body)' },
        heading: { value: 'var(--font-heading)' },
        mono: chakra.tokens.fonts.mono,
      },
    },
    semanticTokens: {
      ...chakra.semanticTokens,
      colors,
      radii: { l1: { value: '{radii.xs}' }, l2: { value: '{radii.sm}' }, l3: { value: '{radii.md}' } },
    },
    recipes,
    slotRecipes,
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
  },
});

/** The design system of the client. */
export const theme = createSystem(defaultBaseConfig, config);
