import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { ShownCompetitionFragment } from '../competition/generated/graphql.ts';
import { paths } from '../../../routes/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { VotingState } from '../competition/openness.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useLoginFrom } from '../../../routes/useLoginFrom.ts';
import type { Point } from '../../../choices/choiceStore.ts';

/** Props of the note. */
export interface VotingNoteProps {
  state: Exclude<VotingState, 'open'>;
  competition: ShownCompetitionFragment;
  /** The viewer's vote, if any. */
  myVote: Point;
}

/** Explains why the viewer cannot vote, and when voting takes place. */
export function VotingNote({ state, competition, myVote }: VotingNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const from = useLoginFrom();
  const closed = format.deadline(competition.votingEnd);
  const texts: Record<typeof state, string> = {
    visitor: t('show.vote.visitor'),
    administrator: t('show.vote.administrator'),
    own: t('show.vote.own'),
    notApproved: t('show.vote.notApproved'),
    paused: t('show.vote.paused'),
    cancelled: t('show.vote.cancelled'),
    before: t('show.vote.before', { time: format.deadline(competition.votingStart) }),
    awaiting: t('show.vote.awaiting', { closed, award: format.deadline(competition.award) }),
    jury: t('show.vote.jury'),
    over: t('show.vote.over', { closed }),
  };
  return (
    <Panel title={t('show.vote.title')}>
      <Text>
        {state === 'visitor' ? (
          <TextLink to={paths.login()} state={from}>
            {texts[state]}
          </TextLink>
        ) : (
          texts[state]
        )}
      </Text>
      {myVote === null ? null : <Text>{t('show.vote.mine', { points: t('show.vote.point', { count: myVote }) })}</Text>}
    </Panel>
  );
}
