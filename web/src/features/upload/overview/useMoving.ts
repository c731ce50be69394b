import { useTranslation } from 'react-i18next';
import { notify } from '../../../notifications/notify.ts';
import { useFailureText } from '../../../ui/useFailureText.ts';
import { slotName } from '../batch/spread.ts';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import { useMoveEntryMutation } from './generated/graphql.ts';

interface MovingOptions {
  competitionNumber: number;
  /** The slot's name for people. */
  nameOf: (slot: string) => string;
  /** An entry has left a slot for another one. */
  onMoved: (from: string, to: string) => void;
  /** Something was refused: what is shown may be out of date. */
  onRefused: () => Promise<void>;
}

/** Moves entries between slots, and offers to take it back. */
export function useMoving({ competitionNumber, nameOf, onMoved, onRefused }: MovingOptions) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [moveEntry, { loading: pending }] = useMoveEntryMutation();

  const move = async (
    { number: imageNumber, type, slot }: SlotEntryFragment,
    to: string,
    isUndo = false,
  ): Promise<void> => {
    // An own photo always has a slot.
    const from = slotName(type, slot ?? 0);
    try {
      const { data } = await moveEntry({ variables: { input: { competitionNumber, imageNumber, to } } });
      const moved = data?.moveEntry.entries?.find(({ number }) => number === imageNumber);
      if (!moved) {
        data?.moveEntry.userErrors.forEach(({ message }) => notify.negative(message));
        await onRefused();
        return;
      }
      onMoved(from, to);
      const undo = { label: t('upload.move.undo'), run: () => void move(moved, from, true) };
      notify.positive(t('upload.move.done', { slot: nameOf(to) }), isUndo ? {} : { action: undo });
    } catch (error) {
      notify.negative(textOf(error as Error));
    }
  };
  return { move, pending };
}
