import { Alert } from '@chakra-ui/react/alert';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { UploadCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Stage } from '../../../ui/competition/stage.ts';
import { StageBadge } from '../../../ui/competition/StageBadge.tsx';

/** How long entries are open, or why they are not. */
export function Deadline({
  competition,
  stage,
  now,
}: {
  competition: UploadCompetitionFragment;
  stage: Stage;
  now: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (stage !== 'uploading')
    return (
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Description>
            {t(`upload.closed.${stage}`, { start: format.deadline(competition.competitionStart) })}
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <StageBadge stage={stage} />
      <Text>{t('upload.deadline', { time: format.deadline(competition.votingStart) })}</Text>
      <Text color="fg.muted" role="timer">
        {t('upload.left', { time: format.countdown(Date.parse(competition.votingStart) - now) })}
      </Text>
    </Flex>
  );
}
