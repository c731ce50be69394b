import { isObjectType, type GraphQLObjectType } from 'graphql';
import { expect } from 'vitest';
import { graphUpload } from './graphUpload.ts';
import { graph, type Person } from './people.ts';
import { administrator, type Product } from './product.ts';
import { allFields, graphSchema, noteBrought, rootFields, wholeOperation, type RootField } from './wholeGraph.ts';

/** Arguments of fields below the root; a missing required argument fails the operation. */
const fieldArguments = {
  'AdminCompetition.rankingWithout': 'imageIds: [1]',
  'Competition.images': 'first: 4',
  'Competition.myEntry': 'slot: "colour-1"',
  'Count.consistency': 'from: 1, to: 1',
  'Count.inclusion': 'number: "AAAAAAAAAAAAAAAA"',
  'Image.comments': 'first: 2',
  'JuryDesk.photo': 'number: 1',
  'JuryDesk.photos': 'list: ALL, first: 2',
};

/** Fields that are refused until administrators may see scores. */
const ofScores = ['exclusions', 'radar', 'rankingWithout'].map((field) => `AdminCompetition.${field}`);

/** Wholes by the root field that brings each: in every other answer they would make the operation too large. */
const wholes: Record<string, RootField> = {
  'AdminCompetition.jury': 'Query.adminCompetition',
  'AdminJury.awards': 'Query.adminCompetition',
  'AdminJury.bestAuthors': 'Query.adminCompetition',
  'AdminJuryRound.lines': 'Query.adminJuryRound',
  'Competition.jury': 'Query.competition',
  'JuryDesk.competition': 'Query.juryDesk',
  'JurySeat.awards': 'Mutation.confirmAwards',
};

/** Fields that are left out of the operation of a root field, for another one brings them. */
export const broughtElsewhere = (root: RootField): string[] =>
  Object.keys(wholes).filter((field) => wholes[field] !== root);

/** Fields that nobody else may ask for. */
const forAdministrators = ['Competition.statistics'];

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
}

interface Settings {
  /** Codes of the payload's `userErrors`; none unless it says so. */
  refused?: string[];
  /** The file of `input.file`. */
  file?: Uint8Array;
  /** Fields, as `Type.field`, that would make the operation too large. */
  without?: readonly string[];
  /** Whether administrators may see the scores of what is asked for; no unless it says so. */
  scored?: boolean;
  /** Of `node` and `nodes`, the type of which everything is selected. */
  on?: string;
}

const rootType = (root: RootField): GraphQLObjectType => {
  const type = graphSchema.getType(root.split('.')[0] ?? '');
  if (!isObjectType(type)) throw new Error(`${root} has no type`);
  return type;
};

/** Calls root fields of a running product, each with every field selected, and records which fields returned something. */
export class GraphPlay {
  readonly #product: Product;
  readonly #called = new Set<string>();
  readonly #brought = new Set<string>();

  constructor(product: Product) {
    this.#product = product;
  }

  /** Calls a root field; fails on any error that was not expected. @returns what the field brings */
  async call<T = Record<string, unknown>>(
    root: RootField,
    person: Person,
    variables: Record<string, unknown> = {},
    { refused = [], file, without = [], scored = false, on }: Settings = {},
  ): Promise<T> {
    const hidden = person.username === administrator.username ? [] : forAdministrators;
    const left = [...without, ...hidden, ...broughtElsewhere(root), ...(scored ? [] : ofScores)];
    const choices = { given: fieldArguments, without: left, ...(on === undefined ? {} : { on }) };
    const query = wholeOperation(graphSchema, root, variables, choices);
    const { data, errors } = file
      ? await graphUpload<Answer>(this.#product, person, query, variables, {
          place: 'variables.input.file',
          bytes: file,
        })
      : ((await graph(this.#product, person, query, variables)) as Answer);
    expect(errors, `${root} of ${person.username}`).toBeUndefined();
    noteBrought(rootType(root), data ?? {}, this.#brought);
    const value = data?.[root.split('.')[1] ?? ''] as T;
    if (root.startsWith('Mutation.')) {
      const { userErrors } = value as { userErrors: { code: string }[] };
      expect(
        userErrors.map(({ code }) => code),
        `${root} of ${person.username}`,
      ).toEqual(refused);
    }
    this.#called.add(root);
    return value;
  }

  /** Calls a mutation with an outdated version; its answer must contain the present state. */
  async callOutdated(root: RootField, person: Person, input: Record<string, unknown>): Promise<void> {
    await this.call(root, person, { input: { ...input, version: 999 } }, { refused: ['VERSION_CONFLICT'] });
  }

  /** Root fields that nothing has called. */
  get uncalled(): string[] {
    return rootFields(graphSchema).filter((root) => !this.#called.has(root));
  }

  /** Fields that returned nothing but null and empty lists. */
  get unbrought(): string[] {
    return allFields(graphSchema).filter((field) => !this.#brought.has(field));
  }
}
