import { phaseAt } from '@photo-competition/schema/phase';
import { useState, type ReactNode } from 'react';
import { useFromServerNow } from '../../ui/competition/useServerNow.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { ShortenDialog } from './ShortenDialog.tsx';
import { shorteningsOf, type Shortening } from './shortening.ts';
import type { EditorValues } from './values.ts';

/** The question that is asked now, and the callback for the answer. */
interface Question {
  shortenings: readonly Shortening[];
  judgedBy: EditorValues['judgedBy'];
  answer: (isWanted: boolean) => void;
}

/** Asks before a save that moves dates earlier which people know. @param item null for a new competition, of which nobody knows */
export function useShortening(
  item: AdministeredCompetitionFragment | null,
  timeZone: string,
): { mayShorten: (values: EditorValues) => Promise<boolean>; shortenDialog: ReactNode } {
  const serverNow = item?.competition.now ?? '';
  const phase = useFromServerNow(serverNow, (now) => (item ? phaseAt(item.competition, now) : 'NOT_STARTED'));
  const [question, setQuestion] = useState<Question | null>(null);
  const answered = (isWanted: boolean): void => {
    setQuestion(null);
    question?.answer(isWanted);
  };
  return {
    mayShorten(values) {
      const shortenings = item ? shorteningsOf(item.competition, values, timeZone, phase) : [];
      if (shortenings.length === 0) return Promise.resolve(true);
      return new Promise((answer) => setQuestion({ shortenings, judgedBy: values.judgedBy, answer }));
    },
    shortenDialog: question ? (
      <ShortenDialog
        timeZone={timeZone}
        serverNow={serverNow}
        judgedBy={question.judgedBy}
        shortenings={question.shortenings}
        onConfirm={() => answered(true)}
        onCancel={() => answered(false)}
      />
    ) : null,
  };
}
