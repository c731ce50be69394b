// @ts-check
/** The changes of the graph from release to release, as GraphQL Inspector tells them: `docs/graph-changes.md`. */
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('@graphql-inspector/core').Change} Change */

/** The graph of each release, as its `schema/dist/contract/schema.graphql` has it: `<version>.graphql`. */
const releasedFolder = 'schema/released';
const graphFolder = 'schema/graph';

const head = `# Changes of the graph

Changes of each release for clients, as GraphQL Inspector tells them; \`npm run generate\` writes this page. Descriptions are left out, and so are the parts of a type or field that is new as a whole. The rest of a release is in [CHANGELOG.md](../CHANGELOG.md).
`;

/** @type {[string, CriticalityLevel][]} */
const sections = [
  ['Breaks clients', CriticalityLevel.Breaking],
  ['Worth a look', CriticalityLevel.Dangerous],
  ['New, or deprecated', CriticalityLevel.NonBreaking],
];

/** Changes that tell a client nothing that another one does not. @param {Change} change */
const isAside = ({ type }) => /DESCRIPTION|^DIRECTIVE_USAGE/.test(type);

/** Whether something that holds it is new, too. @param {Set<string>} added @param {Change} change */
function isWithinNew(added, { path: place = '' }) {
  const parts = place.split('.');
  return parts.some((_, i) => i > 0 && added.has(parts.slice(0, i).join('.')));
}

/** Whether something new has come into being; the path of a further interface is that of the type, which is older. @param {Change} change */
const isNew = ({ type }) => /_ADDED$/.test(type) && !/INTERFACE_ADDED$/.test(type);

/** @param {string} title @param {import('graphql').GraphQLSchema} before @param {import('graphql').GraphQLSchema} after */
async function release(title, before, after) {
  const changes = (await diff(before, after)).filter((change) => !isAside(change));
  const added = new Set(changes.flatMap((change) => (isNew(change) && change.path ? [change.path] : [])));
  const told = changes.filter((change) => !isWithinNew(added, change));
  const parts = sections.flatMap(([name, level]) => {
    const lines = told.filter(({ criticality }) => criticality.level === level).map(({ message }) => `- ${message}`);
    return lines.length ? [`### ${name}\n\n${lines.sort().join('\n')}\n`] : [];
  });
  return `## ${title}\n\n${parts.length ? parts.join('\n') : 'Nothing.\n'}`;
}

/** @param {string} name */
const parsed = (name) => buildSchema(readFileSync(path.join(releasedFolder, name), 'utf8'));

function present() {
  const files = readdirSync(graphFolder).filter((file) => file.endsWith('.graphql'));
  return buildSchema(files.map((file) => readFileSync(path.join(graphFolder, file), 'utf8')).join('\n'));
}

/** The page, newest changes first. */
export async function graphChanges() {
  const versions = readdirSync(releasedFolder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => path.basename(file, '.graphql'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const graphs = [
    ...versions.map((version) => ({ title: version, schema: parsed(`${version}.graphql`) })),
    { title: 'Unreleased', schema: present() },
  ];
  const parts = await Promise.all(
    graphs.map(({ title, schema }, i) => {
      const before = graphs[i - 1]?.schema;
      return before ? release(title, before, schema) : `## ${title}\n\nThe first release.\n`;
    }),
  );
  return `${head}\n${parts.reverse().join('\n')}`;
}
