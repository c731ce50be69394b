import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slide } from './sequence.ts';

/** Where a ceremony is, in every window that shows it. */
interface Standing {
  /** Key of the slide. */
  key: string;
  isBlack: boolean;
}

/** Messages between the windows of a ceremony. */
type Message = { kind: 'hello' } | ({ kind: 'standing' } & Standing);

/** The place of a ceremony, and the ways to another one. */
export interface CeremonyPlace {
  /** Of the slide, from 0. */
  index: number;
  isBlack: boolean;
  /** Shows another slide; outside of the ceremony nothing happens. */
  goTo: (index: number) => void;
  /** Makes the screen black, or shows the slide again. */
  toggleBlack: () => void;
}

/**
 * The place of a ceremony, which all windows of this browser share: each tells the others where it has gone, without the network.
 * A window that opens later is told where the others are.
 */
export function useCeremonyPlace(competitionNumber: number, slides: readonly Slide[]): CeremonyPlace {
  const [standing, setStanding] = useState<Standing>({ key: 'competition', isBlack: false });
  const channel = useRef<BroadcastChannel | null>(null);
  const index = Math.max(
    0,
    slides.findIndex(({ key }) => key === standing.key),
  );

  const tell = useEffectEvent((message: Message) => {
    if (message.kind === 'hello') channel.current?.postMessage({ kind: 'standing', ...standing } satisfies Message);
    else setStanding({ key: message.key, isBlack: message.isBlack });
  });
  useEffect(() => {
    const opened = new BroadcastChannel(`photo-competition.ceremony-${competitionNumber}`);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<Message>) => tell(data);
    opened.postMessage({ kind: 'hello' } satisfies Message);
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [competitionNumber]);

  const stand = (next: Standing) => {
    setStanding(next);
    channel.current?.postMessage({ kind: 'standing', ...next } satisfies Message);
  };
  return {
    index,
    isBlack: standing.isBlack,
    goTo(wanted) {
      const slide = slides[wanted];
      if (slide) stand({ key: slide.key, isBlack: false });
    },
    toggleBlack: () => stand({ ...standing, isBlack: !standing.isBlack }),
  };
}
