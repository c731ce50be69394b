import { Alert } from '@chakra-ui/react/alert';
import { useTranslation } from 'react-i18next';
import type { ImageModerationStateFragment } from './generated/graphql.ts';

/** Tells the owner why the image is not visible to others; nothing when it is visible. */
export function ModerationNotice({ image }: { image: ImageModerationStateFragment }) {
  const { t } = useTranslation();
  const { own, moderation, moderationReason } = image;
  if (!own || moderation === null || moderation === 'APPROVED') return null;
  const texts = {
    PENDING: t('show.moderation.ownerPending'),
    REJECTED: t('show.moderation.ownerRejected'),
    DISQUALIFIED: t('show.moderation.ownerDisqualified'),
  };
  return (
    <Alert.Root status={moderation === 'PENDING' ? 'info' : 'warning'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{texts[moderation]}</Alert.Title>
        {moderationReason ? (
          <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
            {t('show.moderation.reason', { reason: moderationReason })}
          </Alert.Description>
        ) : null}
      </Alert.Content>
    </Alert.Root>
  );
}
