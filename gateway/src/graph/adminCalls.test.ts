/** Every call of the contract for administrators is made by a page of the client, or has a row here that says what is used instead. */
import { expect, it } from '@jest/globals';
import { openapiJsonFile } from '@photo-competition/schema/files';
import { readFileSync } from 'node:fs';
import { administrationAnswers, administrationLines } from '../testing/graph/administrationOperations.ts';
import { answers, clientOperations } from '../testing/graph/clientOperations.ts';
import { runGraph } from '../testing/graph/runGraph.ts';

const methods = ['get', 'post', 'put', 'delete'];

const { paths } = JSON.parse(readFileSync(openapiJsonFile, 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

/** `METHOD /path/{id}` of each call for administrators. */
const adminCalls = Object.entries(paths)
  .filter(([path]) => path.startsWith('/api/admin/'))
  .flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => methods.includes(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

/** By call, what a page uses instead of it. */
const instead: Record<string, string> = {
  'POST /api/admin/email/createAndSend':
    'POST /api/admin/email/ and /activate: between the two stand the check and its test mail, which need a draft',
  'GET /api/admin/competition/': 'POST /api/admin/competition/page: a whole list grows without end',
  'GET /api/admin/localized-static-text/': 'POST /api/admin/localized-static-text/page',
  'GET /api/admin/template/': 'POST /api/admin/template/page',
  'GET /api/admin/user/': 'POST /api/admin/user/page',
};

/** Calls that a link of a page downloads through the proxy of the gateway. */
const isDownload = (call: string): boolean => /\/(export|export\/\{table\}|originals)$/.test(call);

const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The call of the contract that was made. Literal paths go before those with a name in them. */
function templateOf(made: string): string | undefined {
  const [method = '', address = ''] = made.split(' ');
  const [path = ''] = address.split('?');
  return adminCalls
    .filter((call) => call.startsWith(`${method} `) && pattern(call.slice(method.length + 1)).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

it('each call for administrators is made by a page of theirs, or has a row that says what is used instead', async () => {
  const made = new Map<string, string[]>();
  for (const [name, { variables = {}, viewer }] of Object.entries(administrationLines)) {
    const operation = clientOperations.find((one) => one.name === name);
    if (!operation) throw new Error(`${name} is no operation of the client`);
    const situation = { answers: { ...answers, ...administrationAnswers }, variables, viewer: viewer ?? null };
    const { calls } = await runGraph(operation.body, situation);
    for (const call of calls) {
      const template = templateOf(call);
      if (template) made.set(template, [...(made.get(template) ?? []), name]);
    }
  }
  const without = adminCalls.filter((call) => !made.has(call) && !isDownload(call));
  expect(without.sort()).toEqual(Object.keys(instead).sort());
});
