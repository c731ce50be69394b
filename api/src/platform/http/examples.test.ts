import { openapiJsonFile } from '@photo-competition/schema/files';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { isAddress } from '../mailAddress.ts';

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>>;
  components: { schemas: Record<string, { examples?: unknown[] }> };
}

const document = JSON.parse(readFileSync(openapiJsonFile, 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addFormat('idn-email', isAddress);
ajv.addSchema(document, 'contract');

const examples = Object.entries(document.components.schemas).flatMap(([name, { examples: all = [] }]) =>
  all.map((example) => [name, example] as const),
);

test.each(examples)('the example of %s keeps its schema', (name, example) => {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  expect({ valid: validate(example), errors: validate.errors }).toEqual({ valid: true, errors: null });
});

test('every JSON body that can be sent has an example', () => {
  const bodies = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema.$ref ?? []),
  );
  const without = bodies
    .map((ref) => ref.split('/').at(-1) ?? '')
    .filter((name) => !document.components.schemas[name]?.examples?.length);
  expect(bodies.length).toBeGreaterThan(20);
  expect(without).toEqual([]);
});
