import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import type { Stage } from './stage.ts';

const palettes = {
  upcoming: 'gray',
  uploading: 'accent',
  voting: 'accent',
  award: 'accent',
  ended: 'gray',
  paused: 'red',
  cancelled: 'red',
} as const satisfies Record<Stage, string>;

/** Badge with the stage of a competition. */
export function StageBadge({ stage }: { stage: Stage }) {
  const { t } = useTranslation();
  return (
    <Badge colorPalette={palettes[stage]} size="lg" width="fit-content">
      {t(`shell.stage.${stage}`)}
    </Badge>
  );
}
