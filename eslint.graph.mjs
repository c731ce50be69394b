// @ts-check
/** The rules of the graph's SDL and of the client's documents; `docs/security.md` says how a field is deprecated. */
import graphql from '@graphql-eslint/eslint-plugin';

const parserOptions = { graphQLConfig: { schema: 'schema/graph/*.graphql', documents: 'web/src/**/*.graphql' } };
const language = { parser: graphql.parser, parserOptions };

/** Types that no field has: they document what stands beside the data. */
const besideTheData = new Set(['ErrorCode']);

const unreachable = graphql.rules['no-unreachable-types'];
/** The published rule, without what is documented on purpose; it has no option for that. @type {typeof unreachable} */
const unreachableTypes = {
  ...unreachable,
  create(context) {
    /** @param {{ data?: Record<string, unknown> }} found */
    const report = (found) => {
      if (!besideTheData.has(String(found.data?.['typeName']))) context.report(/** @type {never} */ (found));
    };
    return unreachable.create(Object.create(context, { report: { value: report } }));
  },
};

const rules = { ...graphql.rules, 'no-unreachable-types': unreachableTypes };
/** @type {Record<string, import('eslint').ESLint.Plugin>} */
const plugins = { '@graphql-eslint': /** @type {never} */ ({ rules }) };

/** Conventions that no published rule knows (docs/product.md §11). @type {import('eslint').Linter.RuleEntry} */
const conventions = [
  'error',
  {
    selector: '[name.value="Mutation"] > FieldDefinition[gqlType.gqlType.name.value!=/Payload$/]',
    message: 'A mutation returns a payload that is never null: `…Payload!`.',
  },
  {
    selector: 'ObjectTypeDefinition[name.value=/Payload$/]:not(:has(> FieldDefinition[name.value="userErrors"]))',
    message: 'A payload says what the user can mend: `userErrors: [UserError!]!`.',
  },
  {
    selector: 'ScalarTypeDefinition:not(:has(> Directive[name.value="specifiedBy"]))',
    message: 'A scalar says where its form is specified: `@specifiedBy(url: "…")`.',
  },
  {
    selector:
      'Directive[name.value="deprecated"] > Argument[name.value="reason"] > StringValue[value!=/until \\d{4}-\\d{2}-\\d{2}/]',
    message: 'A deprecation names the day until which it is kept: "… until YYYY-MM-DD".',
  },
];

/** @type {import('eslint').Linter.Config[]} */
export const graphConfigs = [
  {
    files: ['schema/graph/*.graphql'],
    languageOptions: language,
    plugins,
    rules: {
      'no-restricted-syntax': conventions,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
          rootField: true,
          ignoredSelectors: ['[type=ObjectTypeExtension]'],
        },
      ],
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/input-name': ['error', { checkInputType: false }],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/unique-enum-value-names': 'error',
      '@graphql-eslint/relay-connection-types': 'error',
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/relay-page-info': 'error',
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: { style: 'camelCase', forbiddenPrefixes: ['get'], forbiddenSuffixes: ['Query', 'Mutation'] },
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          DirectiveDefinition: 'camelCase',
          EnumValueDefinition: { style: 'UPPER_CASE', ignorePattern: '^(hu|en)$' },
          InputObjectTypeDefinition: { style: 'PascalCase', requiredSuffixes: ['Input'] },
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    languageOptions: language,
    plugins,
    rules: {
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/require-selections': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          VariableDefinition: 'camelCase',
          OperationDefinition: {
            style: 'PascalCase',
            forbiddenSuffixes: ['Query', 'Mutation'],
            forbiddenPrefixes: ['Query', 'Mutation', 'Get'],
          },
          FragmentDefinition: { style: 'PascalCase', forbiddenSuffixes: ['Fragment'] },
        },
      ],
    },
  },
];
