/**
 * Writes the answers that this release gives about its own data, for the tests of later ones:
 * `tsx e2e/releases/record.ts <release>`, once `npm run release-data` has written them and `npm run build` has run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { askEverything, operationNames, productOf } from './answers.ts';

const [release = ''] = process.argv.slice(2);
const client = JSON.parse(readFileSync(new URL('../../schema/operations/web.json', import.meta.url), 'utf8')) as {
  operations: { name: string; body: string }[];
};
const texts = Object.fromEntries(
  client.operations.filter(({ name }) => operationNames.includes(name)).map(({ name, body }) => [name, body]),
);
const product = await productOf(release);
try {
  const recording = await askEverything(product, texts);
  const lines = [
    `"operations": ${JSON.stringify(recording.operations, null, 1)}`,
    `"answers": ${JSON.stringify(recording.answers).replaceAll('},"', '},\n"')}`,
    `"contents": [\n${recording.contents.map((content) => JSON.stringify(content)).join(',\n')}\n]`,
  ];
  writeFileSync(new URL(`${release}.json`, import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
} finally {
  await product.stop();
}
