import { Box } from '@chakra-ui/react/box';
import { createContext, use, useRef, useState, type DragEvent, type ReactNode } from 'react';

/** Kind of what is dragged, by which a drop knows that it comes from a slot. */
const kind = 'application/x-photo-slot';

/** State of a drag that slots need to know. */
interface SlotDragState {
  /** Whether photos can be dragged now. */
  enabled: boolean;
  /** Name of the slot under the pointer that takes the photo; null when there is none. */
  target: string | null;
}

const SlotDragContext = createContext<SlotDragState>({ enabled: false, target: null });

const slotOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-slot]')?.getAttribute('data-slot') ?? null) : null;

/** Props of an area with slots. */
export interface SlotDragAreaProps {
  enabled: boolean;
  /** Whether a photo may go from one slot to the other. */
  mayMove: (from: string, to: string) => boolean;
  onMove: (from: string, to: string) => void;
  children: ReactNode;
}

/**
 * An area in which photos are dragged from slot to slot (elements with `data-slot`). A pointer's shorter way to what the slots
 * offer to everyone: moving an entry, and the choice of a slot for a photo that is not sent yet.
 */
export function SlotDragArea({ enabled, mayMove, onMove, children }: SlotDragAreaProps) {
  // Not a state: events of one dragging may follow each other faster than anything is rendered.
  const from = useRef<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);

  /** The slot under the pointer, if it takes the photo that is being dragged. */
  const takerOf = ({ target: on }: DragEvent): string | null => {
    const slot = slotOf(on);
    const takes = from.current !== null && slot !== null && slot !== from.current && mayMove(from.current, slot);
    return takes ? slot : null;
  };
  const begin = (event: DragEvent) => {
    const slot = slotOf(event.target);
    if (!enabled || slot === null || !(event.target as Element).closest('[draggable=true]')) return;
    event.dataTransfer.setData(kind, slot);
    event.dataTransfer.effectAllowed = 'move';
    from.current = slot;
  };
  const over = (event: DragEvent) => {
    const slot = takerOf(event);
    setTarget(slot);
    if (slot === null) return;
    // Says that it may be dropped here.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  const end = () => {
    from.current = null;
    setTarget(null);
  };
  const drop = (event: DragEvent) => {
    const [source, slot] = [from.current, takerOf(event)];
    end();
    if (source === null || slot === null) return;
    event.preventDefault();
    onMove(source, slot);
  };
  return (
    <Box display="contents" onDragStart={begin} onDragOver={over} onDrop={drop} onDragEnd={end}>
      <SlotDragContext value={{ enabled, target }}>{children}</SlotDragContext>
    </Box>
  );
}

/** The picture of a slot, by which its photo is dragged. */
export function DraggedPicture({ children }: { children: ReactNode }) {
  const { enabled } = use(SlotDragContext);
  return (
    <Box
      draggable={enabled}
      cursor={enabled ? 'grab' : undefined}
      // Else a browser drags the picture as a file.
      css={{ '& img': { pointerEvents: enabled ? 'none' : undefined } }}
    >
      {children}
    </Box>
  );
}

/** How a slot shows that it takes the photo that is dragged over it. */
export function useSlotOutline(slot: string) {
  const { target } = use(SlotDragContext);
  return target === slot
    ? ({ outline: '3px dashed', outlineColor: 'accent.solid', outlineOffset: '2px' } as const)
    : {};
}
