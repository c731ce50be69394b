import { Badge } from '@chakra-ui/react/badge';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { SlotEntryFragment } from './generated/graphql.ts';

/** Says when an entry takes no part, and why; nothing for one that does. */
export function ModerationMark({ entry }: { entry: Pick<SlotEntryFragment, 'moderation' | 'moderationReason'> }) {
  const { t } = useTranslation();
  const { moderation, moderationReason } = entry;
  if (moderation === null || moderation === 'APPROVED') return null;
  return (
    <>
      <Badge colorPalette={moderation === 'PENDING' ? 'accent' : 'red'} width="fit-content">
        {t(`upload.moderation.${moderation}`)}
      </Badge>
      {moderationReason && <Text textStyle="sm">{moderationReason}</Text>}
    </>
  );
}
