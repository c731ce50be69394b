import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SlotCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useCompetitionStage } from '../../../ui/competition/useCompetitionStage.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { Deadline } from '../competition/Deadline.tsx';
import { ModerationMark } from '../entry/ModerationMark.tsx';
import { SlotForm } from './SlotForm.tsx';

interface SlotPageProps {
  competition: SlotCompetitionFragment;
  /** The overview of the slots. */
  overview: string;
  type: string;
  num: number;
  onBoundary: () => void;
  onSaved: () => Promise<void>;
}

/** A slot; while entries are closed, its content. */
export function SlotPage({ competition, overview, type, num, onBoundary, onSaved }: SlotPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { stage, now } = useCompetitionStage(competition, onBoundary);
  const [busy, setBusy] = useState(false);
  const category = competition.imageTypes.find(({ code }) => code === type);
  const entry = competition.myEntry;
  if (!category || num < 1 || num > category.slots)
    return (
      <>
        <PageHeading>{t('upload.title')}</PageHeading>
        <EmptyState title={t('upload.unknownTitle')} text={t('upload.unknownText')}>
          <Button asChild variant="outline">
            <Link to={overview}>{t('upload.back')}</Link>
          </Button>
        </EmptyState>
      </>
    );
  const nameOf = (slot: string): string => {
    const [code = '', number = ''] = slot.split('-');
    const title = competition.imageTypes.find((one) => one.code === code)?.title;
    return t('upload.slot', { type: title ? format.text(title) : code, num: number });
  };
  return (
    <>
      <PageHeading>{t('upload.slotTitle', { type: format.text(category.title), num })}</PageHeading>
      {/* Several competitions may take entries at the same time, and have slots of the same name. */}
      <Text fontFamily="heading" textStyle="xl">
        {t('upload.competition', { title: format.text(competition.title) })}
      </Text>
      <Deadline competition={competition} stage={stage} now={now} />
      {entry && <ModerationMark entry={entry} />}
      {/* An upload that was started in time stays on the page past the deadline: the service decides on it. */}
      {stage === 'uploading' || busy ? (
        <SlotForm
          key={entry?.id ?? 'empty'}
          competition={competition}
          slot={`${type}-${num}`}
          entry={entry}
          entries={competition.myEntries ?? []}
          nameOf={nameOf}
          overview={overview}
          onBusy={setBusy}
          onSaved={onSaved}
        />
      ) : (
        entry && (
          <Stack gap="3">
            <Photo image={entry} resolution="large" sizes="(min-width: 48em) 40rem, 100vw" />
            <Text dir="auto" fontFamily="heading" textStyle="xl">
              {entry.title}
            </Text>
            <Text dir="auto" whiteSpace="pre-line">
              {entry.description}
            </Text>
          </Stack>
        )
      )}
    </>
  );
}
