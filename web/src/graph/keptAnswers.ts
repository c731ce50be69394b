import { ApolloLink } from '@apollo/client';
import { catchError, from, map, tap } from 'rxjs';
import { preview } from '../session/preview.ts';
import { session } from '../session/session.ts';
import type { KeptAnswer } from './answerStore.ts';
import { failureOf } from './failure.ts';

/** Operations of the public pages and an entrant's own. None of the administration, and of no page that shows e-mail addresses. */
const operations: ReadonlySet<string> = new Set([
  'Archive',
  'Browse',
  'Home',
  'MyArchivedEntries',
  'MyEntries',
  'MyStanding',
  'MyVotes',
  'PhotoOrder',
  'Podium',
  'ShellCompetition',
  'ShowImage',
  'Site',
  'UploadOverview',
  'UploadOverviewOf',
  'UploadSlot',
  'UploadSlotOf',
  'VotingOrder',
  'VotingStanding',
]);

const viewerNow = (): string => session.user().id ?? '';

/** Answers that nobody has taken yet. */
const early: KeptAnswer[] = [];
let keep = (answer: KeptAnswer): void => void early.push(answer);

/** Hands on every answer to be kept, those that have come already too. The module that keeps them is loaded when the page is at rest. */
export function takeAnswers(taker: (answer: KeptAnswer) => void): void {
  keep = taker;
  for (const answer of early.splice(0)) taker(answer);
}

/** Keeps an answer that a visitor gets, which the page had without a call. */
export function keepVisitorsAnswer(answer: Omit<KeptAnswer, 'viewer'>): void {
  if (!preview && operations.has(answer.operation)) keep({ ...answer, viewer: '' });
}

/** Whether a question of the page got no answer for want of a line. */
let unanswered = false;

/** Whether one did, a kept answer standing in or not; asking forgets it. */
export function takeUnanswered(): boolean {
  const was = unanswered;
  unanswered = false;
  return was;
}

async function recall(answer: Omit<KeptAnswer, 'data'>): Promise<KeptAnswer['data'] | null> {
  const { answerStore } = await import('./answerStore.ts');
  return answerStore.find(answer);
}

/** Lets a kept answer stand in for one that does not come for want of a line. A preview keeps nothing, and is told nothing old. */
export const keptAnswers = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    if (preview || !operations.has(operationName)) return forward(operation);
    const asked = { viewer: viewerNow(), operation: operationName, variables };
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (data && !errors && viewerNow() === asked.viewer) keep({ ...asked, data });
      }),
      catchError((error: Error) => {
        if (failureOf(error).code !== 'NETWORK') throw error;
        unanswered = true;
        return from(recall(asked).catch(() => null)).pipe(
          map((data) => {
            if (!data) throw error;
            return { data };
          }),
        );
      }),
    );
  });
