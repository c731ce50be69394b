import { Badge } from '@chakra-ui/react/badge';
import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { StageBadge } from '../../../ui/competition/StageBadge.tsx';
import { useStage } from '../../../ui/competition/useStage.ts';
import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';

/** A boundary changes the badge alone. */
const nothing = () => undefined;

/** Props of the badges. */
export interface StandingProps {
  competition: AdministeredCompetitionFragment['competition'];
  /** One of its dates has come. */
  onBoundary?: () => void;
  /** As small as the other badges of a list; large beside a heading. */
  small?: boolean;
}

/** The small size of badges, for those whose own is the large one. */
const smallBadges = { '& > *': { textStyle: 'xs', px: '1.5', minH: '5' } };

/** Where a competition stands, in one or two badges: a draft has no stage that anybody sees. */
export function Standing({ competition, onBoundary = nothing, small = false }: StandingProps) {
  const { t } = useTranslation();
  const { stage } = useStage(competition, onBoundary);
  const { status } = competition;
  return (
    <HStack gap="2" wrap="wrap" css={small ? smallBadges : undefined}>
      {status === 'DRAFT' ? (
        <Badge size="lg">{t('adminCompetitions.status.DRAFT')}</Badge>
      ) : (
        <StageBadge stage={stage} />
      )}
      {status === 'ARCHIVED' ? <Badge size="lg">{t('adminCompetitions.status.ARCHIVED')}</Badge> : null}
    </HStack>
  );
}
