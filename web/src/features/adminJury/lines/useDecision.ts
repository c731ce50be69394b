import { useTranslation } from 'react-i18next';
import { notify } from '../../../notifications/notify.ts';
import type { Refusal } from '../../../ui/form/useSubmission.ts';
import type { Line } from './LinesEditor.tsx';
import { useDecideRoundMutation, useTakeDecisionBackMutation } from './generated/graphql.ts';

const refetchQueries = ['AdminJury'];

/** The round that is decided, and the version of it that was read. */
export interface DecidedRound {
  competitionNumber: number;
  roundNumber: number;
  version: number;
}

/** Decides a round, or takes that back; each answers what was refused. */
export function useDecision(round: DecidedRound) {
  const { t } = useTranslation();
  const options = { refetchQueries, awaitRefetchQueries: true };
  const [decide] = useDecideRoundMutation(options);
  const [takeBack] = useTakeDecisionBackMutation(options);
  const told = (refused: readonly Refusal[], done: string): readonly Refusal[] => {
    if (refused.length === 0) notify.positive(done);
    return refused.map((one) =>
      one.code === 'VERSION_CONFLICT' ? { ...one, message: t('adminJury.lines.changed') } : one,
    );
  };
  return {
    decide: async (lines: Line[]) => {
      const { data } = await decide({ variables: { input: { ...round, lines } } });
      return told(data?.decideRound.userErrors ?? [], t('adminJury.lines.decided'));
    },
    takeBack: async (reason: string) => {
      const { data } = await takeBack({ variables: { input: { ...round, reason } } });
      return told(data?.takeDecisionBack.userErrors ?? [], t('adminJury.lines.takenBack'));
    },
  };
}
