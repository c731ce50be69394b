import { openapiFile } from '@photo-competition/schema/files';
import { readFileSync } from 'node:fs';
import { isAlias, isNode, parseDocument, visit } from 'yaml';
import { contractDocument } from './contractDocument.ts';

test('the contract is written without anchors, aliases and merge keys, which tools read in different ways', () => {
  const document = parseDocument(readFileSync(openapiFile, 'utf8'), { merge: false });
  expect(document.errors).toEqual([]);
  const found: string[] = [];
  visit(document, {
    Node(key, node) {
      if (isAlias(node)) found.push(`*${node.source}`);
      else if (isNode(node) && node.anchor) found.push(`&${node.anchor}`);
      if (key === 'key' && String(node) === '<<') found.push('<<');
    },
  });
  expect(found).toEqual([]);
});

test.each([
  ['AdminCompetition', 'Competition'],
  ['Image', 'MinimalImage'],
  ['ModeratedImage', 'MinimalImage'],
  ['EmailUpdate', 'EmailRequest'],
])('%s has every property of %s, the same to the word', (larger, smaller) => {
  const { schemas } = contractDocument.components;
  const properties = schemas[smaller]?.properties ?? {};
  expect(Object.keys(properties).length).toBeGreaterThan(3);
  expect(schemas[larger]?.properties).toMatchObject(properties);
});
