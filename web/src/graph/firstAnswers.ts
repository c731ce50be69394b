import { ApolloLink, type ApolloClient, type DocumentNode } from '@apollo/client';
import type { FirstAnswer } from '@photo-competition/schema/skeleton';
import { of } from 'rxjs';
import { preview } from '../session/preview.ts';
import { session } from '../session/session.ts';
import { keepVisitorsAnswer } from './keptAnswers.ts';
import { sortedVariables } from './sortedVariables.ts';

/** Operations that answer everyone alike; what others say in the document is a visitor's view. */
const sameForEveryone: ReadonlySet<string> = new Set(['ShellCompetition', 'Site']);

/** Milliseconds after the page's start for which the document's answers count as fresh. */
const freshMs = 30_000;

/** The same text for the same variables, in whatever order they stand. */
const keyOf = (operation: string, variables: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([operation, sortedVariables(variables)]);

const isFirstAnswer = (value: unknown): value is FirstAnswer => {
  const { operation, variables, answer } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof operation === 'string' && typeof variables === 'object' && typeof answer === 'object';
};

/** Whether the document came from the network now: an old one, kept by the browser, tells of another hour. */
function cameNow(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'back_forward' && navigation.transferSize > 0;
}

/** The answers in a document, which the gateway puts there (`src/skeleton`). */
export function answersIn(page: Document): FirstAnswer[] {
  const text = page.getElementById('first-answers')?.textContent;
  if (!text || !cameNow()) return [];
  try {
    const answers: unknown = JSON.parse(text);
    return Array.isArray(answers) ? answers.filter(isFirstAnswer) : [];
  } catch {
    return [];
  }
}

/**
 * Answers that the page brings for its first operations. Each is given once, in the place of a call; after that the page asks.
 * @param now milliseconds since the page's start
 */
export function createFirstAnswers(answers: readonly FirstAnswer[], now: () => number = () => performance.now()) {
  const held = new Map(answers.map((one) => [keyOf(one.operation, one.variables), one]));

  const isGiven = ({ operation }: FirstAnswer): boolean =>
    now() < freshMs && (sameForEveryone.has(operation) || session.token() === null);

  return {
    /** Answers what the document holds; everything else goes on. */
    link: new ApolloLink((operation, forward) => {
      const key = keyOf(operation.operationName ?? '', operation.variables);
      const found = held.get(key);
      held.delete(key);
      return found && isGiven(found) ? of(found.answer) : forward(operation);
    }),
    /** Writes what the document holds of a query into the cache, so that the first rendering has it. */
    seed(client: Pick<ApolloClient, 'writeQuery'>, query: DocumentNode): void {
      const names = query.definitions.map((one) => (one.kind === 'OperationDefinition' ? one.name?.value : undefined));
      for (const found of held.values()) {
        if (!names.includes(found.operation) || !isGiven(found)) continue;
        const { operation, variables, answer } = found;
        client.writeQuery({ query, variables, data: answer.data });
        keepVisitorsAnswer({ operation, variables, data: answer.data });
      }
    },
  };
}

/** The answers that this page came with; they are a visitor's of now, and none of a preview's. */
export const firstAnswers = createFirstAnswers(preview ? [] : answersIn(document));
