import { Badge } from '@chakra-ui/react/badge';
import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { StageBadge } from '../../competition/StageBadge.tsx';
import { useStage } from '../../competition/useStage.ts';
import type { CompetitionTimesFragment } from '../../competition/generated/graphql.ts';

/** A boundary changes the badge alone. */
const nothing = () => undefined;

/** Props of the badges. */
export interface StandingProps {
  competition: CompetitionTimesFragment;
  /** Called when one of the dates has come. */
  onBoundary?: () => void;
  /** Small in lists, large beside a heading. */
  size?: 'sm' | 'lg';
}

/** Where a competition stands, in one or two badges: a draft has no stage that anybody sees. */
export function Standing({ competition, onBoundary = nothing, size = 'lg' }: StandingProps) {
  const { t } = useTranslation();
  const { stage } = useStage(competition, onBoundary);
  const { status } = competition;
  return (
    <HStack gap="2" wrap="wrap">
      {status === 'DRAFT' ? (
        <Badge size={size}>{t('adminCompetitions.status.DRAFT')}</Badge>
      ) : (
        <StageBadge stage={stage} size={size} />
      )}
      {status === 'ARCHIVED' ? <Badge size={size}>{t('adminCompetitions.status.ARCHIVED')}</Badge> : null}
    </HStack>
  );
}
