import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { RankChanges } from '../../ui/admin/ranking/RankChanges.tsx';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import type { RadarQuery } from './generated/graphql.ts';

type Found = NonNullable<NonNullable<RadarQuery['adminCompetition']>['radar']>;
type Circle = Found['circles'][number];

/** Props of the dialog. */
export interface ExcludeCircleProps {
  competitionNumber: number;
  circle: Circle;
  /** `computedAt` of the radar that has told the circle. */
  computedAt: string;
  image: Circle['images'][number];
  onClose: () => void;
}

/** Asks why the ballots of a circle on a photo are not to count. */
export function ExcludeCircle({ competitionNumber, circle, computedAt, image, onClose }: ExcludeCircleProps) {
  const { t } = useTranslation();
  const { name, effect } = circle;
  return (
    <ExcludeDialog
      competitionNumber={competitionNumber}
      title={t('adminCompetitions.exclusions.title', { title: image.title })}
      ballots={{ imageNumber: image.imageNumber, circle: { name, computedAt } }}
      usualReason="RING"
      which={() => <Text>{t('adminCompetitions.exclusions.text', { count: image.judged, name })}</Text>}
      effect={
        <Stack gap="2">
          <Text color="fg.muted">{t('adminCompetitions.exclusions.circleEffect')}</Text>
          <RankChanges changes={effect} />
        </Stack>
      }
      onClose={onClose}
    />
  );
}
