import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import type { Stage } from './stage.ts';

const palettes = {
  upcoming: 'gray',
  uploading: 'accent',
  judging: 'accent',
  voting: 'accent',
  award: 'accent',
  ended: 'gray',
  paused: 'red',
  cancelled: 'red',
} as const satisfies Record<Stage, string>;

/** Badge with the stage of a competition; small in lists, large beside a heading. */
export function StageBadge({ stage, size = 'lg' }: { stage: Stage; size?: 'sm' | 'lg' }) {
  const { t } = useTranslation();
  return (
    <Badge colorPalette={palettes[stage]} size={size} width="fit-content">
      {t(`shell.stage.${stage}`)}
    </Badge>
  );
}
