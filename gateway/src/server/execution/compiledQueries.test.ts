import { describe, expect, it } from '@jest/globals';
import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import type { Context, Viewer } from '../../graph/context.ts';
import { createSchema } from '../../graph/schema.ts';
import { administrationAnswers, administrationLines } from '../../testing/graph/administrationOperations.ts';
import {
  answers as publicAnswers,
  clientOperations,
  lines as publicLines,
  whole,
} from '../../testing/graph/clientOperations.ts';
import { administrator, entrant, fakeContext, problem, type Situation } from '../../testing/graph/runGraph.ts';
import { createLog } from '../../log.ts';
import { createGraphServer } from './apolloServer.ts';
import { compiledQueries } from './compiledQueries.ts';

const answers = { ...publicAnswers, ...administrationAnswers };
const lines = { ...publicLines, ...administrationLines };
const schema = createSchema();
const log = createLog('silent');
const interpreting = createGraphServer<Context>(schema, log, { sandbox: true });
const compiling = createGraphServer<Context>(schema, log, { sandbox: true, policies: [compiledQueries(schema)] });
const upload = () => Promise.resolve(whole(12));

interface Question {
  query: string;
  variables?: Record<string, unknown>;
}

/** A server's response, as a client reads it, and the calls it makes for it. */
async function answerOf(server: typeof compiling, question: Question, situation: Situation) {
  const { context, calls } = fakeContext({ upload, ...situation });
  const { body, http } = await server.executeOperation(question, { contextValue: context });
  const { errors, data } = body.kind === 'single' ? body.singleResult : {};
  return { text: JSON.stringify({ status: http.status, errors, data }), calls };
}

/** The same answer, interpreted at first and compiled later, with the same calls for it each time. @returns the calls */
async function expectEqual(question: Question, situation: Situation): Promise<string[]> {
  const reference = await answerOf(interpreting, question, situation);
  for (let i = 0; i < 3; i++) {
    const { text, calls } = await answerOf(compiling, question, situation);
    expect(text).toBe(reference.text);
    expect([...calls].sort()).toEqual([...reference.calls].sort());
  }
  return reference.calls;
}

const viewers: [string, Viewer | null][] = [
  ['a visitor', null],
  ['an entrant', entrant],
  ['an administrator', administrator],
];

describe('a compiled operation answers what graphql-js answers', () => {
  it.each(clientOperations)('$name: to anyone, and whatever call of the service fails', async ({ name, body }) => {
    const { variables = {} } = lines[name] ?? {};
    for (const [, viewer] of viewers) {
      const called = await expectEqual({ query: body, variables }, { answers, viewer });
      for (const call of new Set(called.map((one) => one.replace(/ \+token$/, '')))) {
        for (const failure of [
          problem(404, 'NOT_FOUND'),
          problem(403, 'FORBIDDEN'),
          problem(422, 'VALIDATION_FAILED', [{ field: 'title', code: 'BLANK', message: 'Say something.' }]),
          problem(429, 'RATE_LIMITED', undefined, 7),
          new Error('the service has a fault'),
          () => null,
        ])
          await expectEqual({ query: body, variables }, { answers: { ...answers, [call]: failure }, viewer });
      }
    }
  });

  it('with each value of the variables that choose what is selected', async () => {
    const { body } = clientOperations.find(({ name }) => name === 'Browse') ?? { body: '' };
    for (const authors of [true, false, null, undefined, 'yes'])
      for (const sort of ['CREATED_AT', 'RANK', 'nothing', undefined])
        await expectEqual(
          { query: body, variables: { number: 7, first: 48, sort, authors } },
          { answers, viewer: entrant },
        );
  });

  it('when one of two fields that share a fragment is left out', async () => {
    const query = `query Shared($skipped: Boolean!) {
      activeCompetition @skip(if: $skipped) { ...F }
      competition(id: "7") @include(if: $skipped) { ...F }
    }
    fragment F on Competition { id title { hu } imageTypes { code } }`;
    for (const skipped of [true, false])
      expect(await expectEqual({ query, variables: { skipped } }, { answers, viewer: entrant })).toHaveLength(1);
  });

  it('with variables that do not fit', async () => {
    for (const { name, body } of clientOperations)
      for (const variables of [
        {},
        { id: {} },
        { first: 'x', id: '7', number: 7 },
        { input: [] },
        { input: { more: 1 } },
      ])
        await expectEqual({ query: body, variables }, { answers, viewer: entrant }).catch((error: unknown) => {
          throw new Error(`${name}: ${String(error)}`);
        });
  });
});

/** A value of an argument, e.g. of an identifier; undefined where it may be left out. */
function valueOf(type: GraphQLInputType, name: string): string | undefined {
  // It may be left out where the number is said.
  if (name === 'id' && String(type) === 'ID') return '"7"';
  if (!isNonNullType(type)) return undefined;
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === 'ID') return isListType(type.ofType) ? '["7"]' : '"7"';
  return named.name === 'Int' ? '3' : named.name === 'String' ? '"colour-1"' : undefined;
}

/** Every field down to a depth. */
function everyField(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const given = field.args.flatMap(({ name, type: wanted }) => {
      const value = valueOf(wanted, name);
      return value === undefined ? [] : [`${name}: ${value}`];
    });
    const called = given.length ? `${field.name}(${given.join(', ')})` : field.name;
    if (isLeafType(named)) return [called];
    const possible = isObjectType(named)
      ? named
      : isInterfaceType(named)
        ? schema.getPossibleTypes(named)[0]
        : undefined;
    return possible && depth > 0 ? [`${called} { ...on ${possible.name} { ${everyField(possible, depth - 1)} } }`] : [];
  });
  return ['__typename', ...fields].join(' ');
}

describe('each field of Query, with all that is below it, answers what graphql-js answers', () => {
  const root = schema.getQueryType();
  const fields = Object.values(root?.getFields() ?? {});

  it.each(fields.map(({ name }) => name))('%s', async (name) => {
    const field = fields.find((one) => one.name === name);
    const given = field?.args.flatMap(({ name: argument, type }) => {
      const value = valueOf(type, argument);
      return value === undefined ? [] : [`${argument}: ${value}`];
    });
    const named = field && getNamedType(field.type);
    const type = isInterfaceType(named) ? schema.getPossibleTypes(named)[0] : named;
    const selection = isObjectType(type)
      ? `{ ${isInterfaceType(named) ? `...on ${type.name} {` : ''} ${everyField(type, 3)} ${isInterfaceType(named) ? '}' : ''} }`
      : '';
    const query = `query Wide { ${name}${given?.length ? `(${given.join(', ')})` : ''} ${selection} }`;
    for (const [, viewer] of viewers) await expectEqual({ query }, { answers, viewer });
  });
});
