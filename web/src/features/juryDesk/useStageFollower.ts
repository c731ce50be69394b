import { msUntilNextJuryStage, type RoundDates } from '@photo-competition/schema/juryStage';
import { useEffect, useEffectEvent, useState } from 'react';

/** Longest pause that a timer of the browser can wait. */
const longest = 2 ** 31 - 1;

/** Pause before another look, while the clocks of browser and service differ. */
const soon = 5000;

/** Asks again when a round opens or closes by this computer's clock, and a little later once more. */
export function useStageFollower(round: RoundDates | undefined, onBoundary: () => void): void {
  const [looks, setLooks] = useState(0);
  const tell = useEffectEvent(onBoundary);
  const opens = round?.opens;
  const closes = round?.closes;
  useEffect(() => {
    if (opens === undefined || closes === undefined) return;
    const pause = msUntilNextJuryStage({ opens, closes }, Date.now());
    if (pause > longest) return;
    const timers = [pause, pause + soon].map((wait) =>
      setTimeout(() => {
        tell();
        if (wait !== pause) setLooks((count) => count + 1);
      }, wait),
    );
    return () => timers.forEach(clearTimeout);
  }, [opens, closes, looks]);
}
