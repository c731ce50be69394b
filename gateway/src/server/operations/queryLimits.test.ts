import { describe, expect, it, test } from '@jest/globals';
import { operationsFolder } from '@photo-competition/schema/files';
import { getOperationAST, parse, validate } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { readConfig } from '../../config.ts';
import { createSchema } from '../../graph/schema.ts';
import { manifestsIn, readManifest } from './operationManifest.ts';
import { sizesOf } from './operationSize.ts';
import {
  answerRefusals,
  documentRefusals,
  isTokenRefusal,
  limitRule,
  listingRefusals,
  maxTokensOf,
  type LimitKind,
  type QueryLimits,
  queryLimitsOf,
} from './queryLimits.ts';

const schema = createSchema();
const roomy = {
  characters: 1e6,
  tokens: 1000,
  depth: 1000,
  aliases: 1000,
  directives: 1000,
  rootFields: 1000,
  nodes: 1e9,
  cost: 1e9,
};

function limitsOf(most: Partial<Record<LimitKind, number>>, mode: QueryLimits['mode'] = 'enforce') {
  const told: string[] = [];
  const limits: QueryLimits = {
    mode,
    most: { ...roomy, ...most },
    onLimit: (kind, how) => told.push(`${kind} ${how}`),
  };
  return { limits, told };
}

/** A document that has two of a kind, or a depth of two. */
const documents: [LimitKind, string, string][] = [
  ['tokens', '{me{id}}', 'The operation has more than 1 tokens.'],
  ['depth', '{ me { id } }', 'The operation is nested deeper than 1 fields.'],
  ['aliases', '{ a: me { b: id } }', 'The operation has more than 1 aliases.'],
  [
    'directives',
    '{ me { id @include(if: true) } activeCompetition { id @skip(if: true) } }',
    'The operation has more than 1 directives.',
  ],
  ['rootFields', '{ me { id } activeCompetition { id } }', 'The operation asks for more than 1 fields at its root.'],
];

describe('a document over a limit', () => {
  test.each(documents)('%s: is refused in a sentence, and counted', (kind, text, sentence) => {
    const { limits, told } = limitsOf({ [kind]: 1 });
    const refusals = documentRefusals(schema, parse(text), limits);
    expect(refusals.map(({ message, extensions }) => [message, extensions])).toEqual([
      [sentence, { code: 'BAD_USER_INPUT' }],
    ]);
    expect(told).toEqual([`${kind} enforce`]);
  });

  test.each(documents)('%s: is only counted in report mode', (kind, text) => {
    const { limits, told } = limitsOf({ [kind]: 1 }, 'report');
    expect(documentRefusals(schema, parse(text), limits)).toEqual([]);
    expect(told).toEqual([`${kind} report`]);
  });

  it('is refused by validation as well', () => {
    const { limits } = limitsOf({ depth: 1 });
    expect(validate(schema, parse('{ me { id } }'), [limitRule(limits)])).toHaveLength(1);
  });

  it('exactly at a limit is none', () => {
    const { limits, told } = limitsOf({ tokens: 6, depth: 2, rootFields: 1 });
    expect(documentRefusals(schema, parse('{ me { id } }'), limits)).toEqual([]);
    expect(told).toEqual([]);
  });

  it('is over it by the largest of its operations', () => {
    const { limits } = limitsOf({ depth: 2 });
    const text = 'query A { me { id } } query B { activeCompetition { title { hu } } }';
    expect(documentRefusals(schema, parse(text), limits)).toHaveLength(1);
  });
});

describe('the parser', () => {
  const errorOf = (text: string, maxTokens: number): unknown => {
    try {
      return parse(text, { maxTokens });
    } catch (error) {
      return error;
    }
  };

  it('stops at the limit of tokens', () => {
    const maxTokens = maxTokensOf(limitsOf({ tokens: 5 }).limits);
    expect(isTokenRefusal(errorOf('{ me { id } }', maxTokens))).toBe(true);
    expect(isTokenRefusal(errorOf('{ me }', maxTokens))).toBe(false);
    expect(isTokenRefusal(errorOf('{ me', maxTokens))).toBe(false);
  });

  it('reads on in report mode, yet not for ever', () => {
    const { limits } = limitsOf({ tokens: 5 }, 'report');
    const maxTokens = maxTokensOf(limits);
    expect(() => parse(`{ ${'a '.repeat(10_000)} }`, { maxTokens })).not.toThrow();
    expect(() => parse(`{ ${'a '.repeat(100_000)} }`, { maxTokens })).toThrow();
  });
});

describe('an answer over a limit', () => {
  const text =
    'query ($n: Int!) { competition(id: 1) { images(first: $n) { nodes { id comments(first: 10) { nodes { id } } } } } }';
  const refused = (variables: Record<string, unknown>, most: Partial<Record<LimitKind, number>>, mode?: 'report') => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('there is no operation');
    const { limits, told } = limitsOf(most, mode);
    return {
      messages: answerRefusals(schema, document, operation, variables, limits).map(({ message }) => message),
      told,
    };
  };

  it('is refused by the page that the variables ask for', () => {
    expect(refused({ n: 9 }, { nodes: 99 })).toEqual({ messages: [], told: [] });
    expect(refused({ n: 10 }, { nodes: 99 })).toEqual({
      messages: ['The operation may bring more than 99 items of lists: ask for smaller pages.'],
      told: ['nodes enforce'],
    });
  });

  it('is refused by its cost', () => {
    expect(refused({ n: 10 }, { cost: 300 }).messages).toEqual([
      'The operation costs more than 300 points: ask for less at once.',
    ]);
  });

  it('is only counted in report mode', () => {
    expect(refused({ n: 100 }, { nodes: 1, cost: 1 }, 'report')).toEqual({
      messages: [],
      told: ['nodes report', 'cost report'],
    });
  });

  it('may not be listed when any variables bring it there', () => {
    const { limits } = limitsOf({ nodes: 1099 });
    expect(listingRefusals(schema, parse(text), limits)).toHaveLength(1);
    expect(listingRefusals(schema, parse(text), limitsOf({ nodes: 1100 }).limits)).toEqual([]);
  });
});

/** Operations that people run: those of the clients, and those of the documentation. */
const documented = readdirSync(new URL('../../../../docs/', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const text = readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');
    return [...text.matchAll(/^```graphql\n(.*?)^```/gms)].map(([, query = ''], i): [string, string] => [
      `docs/${file} ${i + 1}`,
      query,
    ]);
  });
const ours: [string, string][] = manifestsIn(operationsFolder)
  .flatMap(readManifest)
  .map(({ query }) => [/^\w+ (\w+)/.exec(query)?.[1] ?? 'unnamed', query]);

test.each([...ours, ...documented])('%s stays below half of every default limit', (_name, query) => {
  const { most } = queryLimitsOf(readConfig({}), () => undefined);
  for (const size of sizesOf(schema, parse(query)).values()) {
    const values: Record<LimitKind, number> = { characters: query.length, ...size, ...size.answer() };
    const near = (Object.keys(most) as LimitKind[]).filter((kind) => values[kind] >= most[kind] / 2);
    expect(near).toEqual([]);
  }
});
