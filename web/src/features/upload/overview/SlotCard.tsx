import { Button } from '@chakra-ui/react/button';
import { Center } from '@chakra-ui/react/center';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
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
  competitionId: string | undefined;
  /** The slot's name for people. */
  name: string;
  entry: SlotEntryFragment | undefined;
  open: boolean;
  onMove: (entry: SlotEntryFragment) => void;
  onRemove: (entry: SlotEntryFragment) => void;
}

/** One numbered slot: what is in it, and what can be done about it. */
export function SlotCard(props: SlotCardProps) {
  const { type, num, competitionId, name, entry, open, onMove, onRemove } = props;
  const { t } = useTranslation();
  const to = paths.user.uploadSlot(type, num, competitionId);
  const slot = slotName(type, num);
  const outline = useSlotOutline(slot);
  return (
    <Stack
      as="article"
      aria-label={name}
      data-slot={slot}
      gap="3"
      borderWidth="1px"
      borderRadius="l3"
      p="3"
      bg="bg.panel"
      {...outline}
    >
      {entry ? (
        <DraggedPicture>
          <WholePhoto entry={entry} sizes="(min-width: 62em) 25vw, (min-width: 30em) 50vw, 100vw" />
        </DraggedPicture>
      ) : (
        <Center aspectRatio={3 / 2} borderRadius="l2" bg="bg.muted" color="fg.muted">
          {t('upload.empty')}
        </Center>
      )}
      <Stack gap="1">
        <Text color="fg.muted" textStyle="sm">
          {name}
        </Text>
        {entry && (
          <Text dir="auto" fontFamily="heading">
            {entry.title}
          </Text>
        )}
        {entry && <ModerationMark entry={entry} />}
        {entry && <SimilarEntries entry={entry} />}
      </Stack>
      {open && (
        <Flex gap="2" mt="auto" wrap="wrap">
          <Button asChild size="sm" variant={entry ? 'outline' : 'solid'} flex="1">
            <Link
              to={to}
              aria-label={
                entry ? t('upload.editIn', { title: entry.title, slot: name }) : t('upload.addTo', { slot: name })
              }
            >
              {t(entry ? 'upload.edit' : 'upload.add')}
            </Link>
          </Button>
          {entry && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('upload.move.actionIn', { title: entry.title, slot: name })}
              onClick={() => onMove(entry)}
            >
              {t('upload.move.action')}
            </Button>
          )}
          {entry && (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="red"
              aria-label={t('upload.removeIn', { title: entry.title, slot: name })}
              onClick={() => onRemove(entry)}
            >
              {t('upload.remove')}
            </Button>
          )}
        </Flex>
      )}
    </Stack>
  );
}
