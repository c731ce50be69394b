import { Button } from '@chakra-ui/react/button';
import { Center } from '@chakra-ui/react/center';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import { paths } from '../../../routes/paths.ts';
import { slotName } from '../batch/spread.ts';
import { ModerationMark } from '../entry/ModerationMark.tsx';
import { SimilarEntries } from '../entry/SimilarEntries.tsx';
import { WholePhoto } from '../entry/WholePhoto.tsx';
import { DraggedPicture, useSlotOutline } from '../drag/SlotDrag.tsx';

interface SlotCardProps {
  type: string;
  num: number;
  /** Named in the address of the slot's page; undefined for the active one. */
  competitionNumber: number | undefined;
  /** The slot's name for people. */
  name: string;
  entry: SlotEntryFragment | undefined;
  open: boolean;
  onMove: (entry: SlotEntryFragment) => void;
  onRemove: (entry: SlotEntryFragment) => void;
}

/** Where a photo is missing: one action as large as the photo would be. */
function EmptySlot({ to, name, open }: { to: string; name: string; open: boolean }) {
  const { t } = useTranslation();
  if (!open)
    return (
      <Center flex="1" minH="36" color="fg.muted">
        {t('upload.empty')}
      </Center>
    );
  return (
    <Button asChild variant="ghost" flex="1" minH="36" height="auto" color="accent.fg" flexDirection="column" gap="2">
      <Link to={to} aria-label={t('upload.addTo', { slot: name })}>
        <Plus aria-hidden />
        {t('upload.add')}
      </Link>
    </Button>
  );
}

/** A numbered slot: its name and how ready it is, its content, and the acts on it. */
export function SlotCard(props: SlotCardProps) {
  const { type, num, competitionNumber, name, entry, open, onMove, onRemove } = props;
  const { t } = useTranslation();
  const to = paths.user.uploadSlot(type, num, competitionNumber);
  const slot = slotName(type, num);
  const outline = useSlotOutline(slot);
  const takesPart = entry && (entry.moderation === null || entry.moderation === 'APPROVED');
  return (
    <Stack
      as="article"
      aria-label={name}
      data-slot={slot}
      gap="3"
      borderWidth="1px"
      borderStyle={entry ? 'solid' : 'dashed'}
      borderColor={entry ? 'border' : 'border.emphasized'}
      borderRadius="l3"
      p="3"
      bg={entry ? 'bg.panel' : 'transparent'}
      {...outline}
    >
      <Flex justify="space-between" gap="2" textStyle="sm" color="fg.muted">
        <Text>{name}</Text>
        {takesPart && (
          <Flex align="center" gap="1" flexShrink="0">
            <Check aria-hidden size={16} />
            {t('upload.taken')}
          </Flex>
        )}
      </Flex>
      {entry ? (
        <>
          <DraggedPicture>
            <WholePhoto entry={entry} sizes="(min-width: 62em) 25vw, (min-width: 30em) 50vw, 100vw" />
          </DraggedPicture>
          <Stack gap="1">
            <Text dir="auto" fontFamily="heading">
              {entry.title}
            </Text>
            <ModerationMark entry={entry} />
            <SimilarEntries entry={entry} />
          </Stack>
        </>
      ) : (
        <EmptySlot to={to} name={name} open={open} />
      )}
      {open && entry && (
        <Flex gap="2" mt="auto" wrap="wrap">
          <Button asChild size="sm" variant="outline" flex="1">
            <Link to={to} aria-label={t('upload.editIn', { title: entry.title, slot: name })}>
              {t('upload.edit')}
            </Link>
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('upload.move.actionIn', { title: entry.title, slot: name })}
            onClick={() => onMove(entry)}
          >
            {t('upload.move.action')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="red"
            aria-label={t('upload.removeIn', { title: entry.title, slot: name })}
            onClick={() => onRemove(entry)}
          >
            {t('upload.remove')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
