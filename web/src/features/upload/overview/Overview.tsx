import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import { useDeleteImageMutation, type UploadOverviewQuery } from './generated/graphql.ts';
import { failureOf } from '../../../graph/failure.ts';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { useCompetitionStage } from '../../../ui/competition/useCompetitionStage.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Deadline } from '../competition/Deadline.tsx';
import { SlotCard } from './SlotCard.tsx';

type Competition = NonNullable<UploadOverviewQuery['activeCompetition']>;

/** Every slot of the competition, by category. */
export function Overview({ competition, onChange }: { competition: Competition; onChange: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { stage, now } = useCompetitionStage(competition, onChange);
  const [removing, setRemoving] = useState<SlotEntryFragment | null>(null);
  const [deleteImage, { loading: pending }] = useDeleteImageMutation();
  const entries = competition.myEntries ?? [];
  const total = competition.imageTypes.reduce((sum, { slots }) => sum + slots, 0);

  const remove = async ({ type, slot }: SlotEntryFragment) => {
    try {
      const input = { competitionId: competition.id, slot: `${type}-${slot}` };
      const { data } = await deleteImage({ variables: { input } });
      const refused = data?.deleteImage.userErrors ?? [];
      if (refused.length) refused.forEach(({ message }) => notify.negative(message));
      else notify.positive(t('upload.removed'));
    } catch (error) {
      notify.negative(t(`shell.error.${failureOf(error as Error).code}`));
    }
    setRemoving(null);
    onChange();
  };

  return (
    <Stack gap="8">
      <Stack gap="3">
        <Text fontFamily="heading" textStyle="xl">
          {t('upload.competition', { title: format.text(competition.title) })}
        </Text>
        <Deadline competition={competition} stage={stage} now={now} />
        <Text color="fg.muted">{t('upload.filled', { filled: entries.length, total })}</Text>
      </Stack>
      {competition.imageTypes.map(({ code, title, slots }) => (
        <Box as="section" key={code} aria-labelledby={`type-${code}`}>
          <Heading id={`type-${code}`} as="h2" size="xl" fontWeight="medium" mb="4">
            {format.text(title)}
          </Heading>
          <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }} gap="4">
            {Array.from({ length: slots }, (_, i) => i + 1).map((num) => (
              <SlotCard
                key={num}
                type={code}
                num={num}
                name={t('upload.slot', { type: format.text(title), num })}
                entry={entries.find(({ type, slot }) => type === code && slot === num)}
                open={stage === 'uploading'}
                onRemove={setRemoving}
              />
            ))}
          </Grid>
        </Box>
      ))}
      <ConfirmDialog
        open={removing !== null}
        title={t('upload.removeTitle')}
        text={t('upload.removeText', { title: removing?.title ?? '' })}
        confirmLabel={t('upload.remove')}
        pending={pending}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
      />
    </Stack>
  );
}
