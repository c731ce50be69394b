// @ts-check
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { graphConfigs } from './eslint.graph.mjs';

const workspaces = ['api', 'gateway', 'web', 'explore', 'demo', 'e2e', 'bench'];

/**
 * Imports run count ← schema ← api, gateway, web, explore, demo, e2e, bench; nothing else crosses a workspace: the parts talk over HTTP only.
 * bench alone may open what another part was built to, to fill a database before the service owns it, and the radar.
 */
const workspaceZones = workspaces.flatMap((target) => [
  ...workspaces
    .filter((from) => from !== target)
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      except: target === 'bench' ? ['./dist', './src/testing/photos', './src/voting/radar'] : [],
      message: `${target}/ may not import ${from}/.`,
    })),
  { target: './schema', from: `./${target}`, message: 'schema/ imports count/ and no other workspace.' },
  { target: './count', from: `./${target}`, message: 'count/ imports no other workspace.' },
]);
workspaceZones.push({ target: './count', from: './schema', message: 'count/ imports no other workspace.' });

const features = readdirSync('web/src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** `features/a` never imports `features/b`; what two features share lives in a folder below them. */
const featureZones = features.map((feature) => ({
  target: `./web/src/features/${feature}`,
  from: './web/src/features',
  except: [`./${feature}`],
  message: 'A feature never imports another feature.',
}));

/** The client's folders, highest first. A folder imports from those below it and from itself, never from those above. */
const webLayers = [
  'app',
  'workshop',
  'skeleton',
  'features',
  'ui',
  'photoList',
  'marks',
  'votes',
  'choices',
  'drafts',
  'graph',
  'session',
  'notifications',
  'i18n',
  'routes',
  'connection',
];

/** The gateway's folders, highest first. Tests may start the whole gateway: what they share lies in `gateway/src/testing`. */
const gatewayLayers = ['server', 'graph', 'observing', 'rest'];

/** The service's wings, highest first (docs/architecture.md). Tests may start the whole service. */
const serviceLayers = [
  'maintenance',
  'start',
  'preview',
  'reports',
  'voting',
  'photos',
  'campaigns',
  'people',
  'mail',
  'texts',
  'competitions',
  'platform',
];

/** @param {string} root @param {string[]} layers of it, highest first */
const zonesOf = (root, layers) =>
  layers.flatMap((target, depth) =>
    layers.slice(0, depth).map((from) => ({
      target: `./${root}/${target}`,
      from: `./${root}/${from}`,
      message: `${target}/ lies below ${from}/ in ${root} and may not import it (the layers in eslint.config.mjs).`,
    })),
  );

const layerZones = [
  ...zonesOf('web/src', webLayers),
  ...zonesOf('gateway/src', gatewayLayers),
  ...zonesOf('api/src', serviceLayers),
];

const readsEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only config.ts reads process.env.',
};

/** Escapes in an address need not be UTF-8, and then these throw an error that is nobody's fault (RFC 3986 §2.5). */
const decodesAddress = {
  selector: 'CallExpression[callee.name=/^decodeURI(Component)?$/]:not(TryStatement > .block CallExpression)',
  message: 'An address may hold escapes that are not UTF-8: decode it in a try, and say what comes of it then.',
};

/** Properties stand in the object itself: `...{ a, b }` only keeps them on one line against the formatter. */
const spreadsLiteral = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression:not(:has(> Property[computed=true]))',
  message: 'Write the properties into the object itself.',
};

/**
 * APIs that a browser gives only to pages loaded over HTTPS or from localhost; on a club's local network they are missing. Each is
 * used in the module that has something in its place, and nowhere else.
 * @type {{ names: string, of: string, module: string }[]} names, the object that has them, and the module that guards them
 */
const secureContextApis = [
  { of: 'navigator', names: 'clipboard|share|canShare', module: 'web/src/ui/sharePage.ts' },
  { of: 'navigator', names: 'locks', module: 'web/src/choices/connectedQueue.ts' },
  { of: 'navigator', names: 'serviceWorker', module: 'web/src/app/offline.ts' },
  { of: 'crypto', names: 'subtle', module: 'web/src/features/count/recount/platform.ts' },
  { of: 'crypto', names: 'randomUUID', module: '' },
  {
    of: 'navigator',
    names:
      'bluetooth|credentials|geolocation|gpu|hid|keyboard|mediaDevices|permissions|requestMIDIAccess|serial|setAppBadge|storage|storageBuckets|usb|userAgentData|wakeLock|xr',
    module: '',
  },
  {
    of: 'window',
    names:
      'caches|cookieStore|showDirectoryPicker|showOpenFilePicker|showSaveFilePicker|Notification|PaymentRequest|EyeDropper|queryLocalFonts|getScreenDetails',
    module: '',
  },
];

/** `crypto.subtle`, `globalThis.crypto.subtle`, `(crypto as Partial<Crypto>).subtle`, `const { subtle } = crypto`, `showSaveFilePicker()`. */
const secureContextSyntax = (/** @type {string} */ file) =>
  secureContextApis
    .filter(({ module }) => module === '' || module !== file)
    .flatMap(({ of, names, module }) => {
      const message = `Missing on pages without HTTPS: ${module ? `use ${module}` : 'use something else, or a module that has something in its place (secureContextApis in eslint.config.mjs)'}.`;
      const owner = of === 'window' ? '/^(window|globalThis|self)$/' : `'${of}'`;
      const has = (/** @type {string} */ place) =>
        `:matches([${place}.name=${owner}], [${place}.property.name=${owner}], [${place}.expression.name=${owner}], [${place}.expression.property.name=${owner}])`;
      return [
        { selector: `MemberExpression[property.name=/^(${names})$/]${has('object')}`, message },
        {
          selector: `VariableDeclarator${has('init')} > ObjectPattern > Property[key.name=/^(${names})$/]`,
          message,
        },
        ...(of === 'window'
          ? [{ selector: `:matches(CallExpression, NewExpression) > Identifier.callee[name=/^(${names})$/]`, message }]
          : []),
      ];
    });

export default tseslint.config(
  {
    ignores: ['bench/.cache/**', '**/dist/**', '**/generated/**', 'schema/rest/types.ts', 'data/**', '**/coverage/**'],
  },
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    extends: [js.configs.recommended, ...tseslint.configs.strict],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...workspaceZones, ...featureZones, ...layerZones] }],
      'no-restricted-imports': [
        'error',
        {
          patterns: workspaces.map((name) => ({
            group: [`@photo-competition/${name}`, `@photo-competition/${name}/*`],
            message:
              'Only @photo-competition/schema and @photo-competition/count may be imported from another workspace.',
          })),
        },
      ],
      'no-restricted-syntax': ['error', readsEnvironment, decodesAddress, spreadsLiteral],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['api/src/**/*.test.ts', 'api/src/**/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: workspaceZones }] },
  },
  {
    // Routes call a service; SQL stands in a repository, or in the service whose transaction it is.
    files: ['api/src/**/routes.ts', 'api/src/**/*Routes.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        readsEnvironment,
        decodesAddress,
        spreadsLiteral,
        {
          selector: 'ImportDeclaration[source.value=/(\\/database\\/|[rR]epository\\.ts$|^kysely$)/]',
          message: 'Routes read and write through a service.',
        },
      ],
    },
  },
  {
    files: [
      '**/config.ts',
      'scripts/**',
      '**/*.test.ts',
      '**/testing/**',
      'e2e/**',
      'bench/**',
      '**/*.config.{ts,mjs}',
      '**/jest.setup.mjs',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  {
    files: ['web/src/**/*.ts', 'explore/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', readsEnvironment, decodesAddress, spreadsLiteral, ...secureContextSyntax('')],
    },
  },
  ...secureContextApis
    .filter(({ module }) => module !== '')
    .map(({ module }) => ({
      files: [module],
      rules: {
        'no-restricted-syntax': /** @type {['error', ...object[]]} */ ([
          'error',
          readsEnvironment,
          decodesAddress,
          spreadsLiteral,
          ...secureContextSyntax(module),
        ]),
      },
    })),
  {
    // What people read stands in i18n.hu.ts and i18n.en.ts; words in a component would be of one language only.
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**', 'web/src/workshop/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        readsEnvironment,
        decodesAddress,
        ...secureContextSyntax(''),
        { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts stand in the i18n files: use t().' },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal[value=/\\p{L}/u]',
          message: 'Texts stand in the i18n files: use t().',
        },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { ...globals.node } },
  },
  {
    files: ['web/src/**/*.{ts,tsx}', 'explore/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  ...graphConfigs,
);
