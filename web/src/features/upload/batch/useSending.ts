import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '../../../ui/useFailureText.ts';
import { sendUpload } from '../entry/uploadRequest.ts';
import type { Staged, StagedSlots } from './useStaged.ts';

/** State of the sending of photos. */
export interface Sending {
  /** The slot whose photo is sent now; null while nothing is. */
  slot: string | null;
  /** Share of it that has left, from 0 to 1. */
  share: number;
  /** Sends photos one after the other. @returns how many were taken */
  send: (photos: readonly (readonly [slot: string, photo: Staged])[]) => Promise<number>;
  cancel: () => void;
}

/**
 * Sends chosen photos. A page that is left takes what is not sent yet along as drafts.
 * @param onTaken shows a photo that has arrived in its slot; the next one is not sent before
 */
export function useSending(
  competitionNumber: number,
  { change, remove }: StagedSlots,
  onTaken: () => Promise<void>,
): Sending {
  const textOf = useFailureText();
  const [slot, setSlot] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send: Sending['send'] = async (photos) => {
    const abort = new AbortController();
    running.current = abort;
    let taken = 0;
    for (const [name, { file, title }] of photos) {
      setSlot(name);
      setShare(0);
      change(name, { refusal: null });
      try {
        const input = { competitionNumber, slot: name, title: title.trim(), description: '', ownImage: true, file };
        const { uploadImage } = await sendUpload(input, { onProgress: setShare, signal: abort.signal });
        if (uploadImage.image) {
          taken += 1;
          await onTaken();
          remove(name);
        } else {
          change(name, { refusal: uploadImage.userErrors.map(({ message }) => message).join(' ') });
        }
      } catch (error) {
        if (!abort.signal.aborted) change(name, { refusal: textOf(error as Error) });
        // The line, the session or the service fails: the next one would fail too.
        break;
      }
    }
    running.current = null;
    setSlot(null);
    return taken;
  };

  return { slot, share, send, cancel: () => running.current?.abort() };
}
