import { useEffect, useRef, useState } from 'react';
import type { UploadImageInput, UploadImageMutation } from '../entry/generated/graphql.ts';
import { sendUpload } from '../entry/uploadRequest.ts';

/** State of an upload, and how to start and cancel it. */
export interface Upload {
  /** Share of the photo that was sent, from 0 to 1; null while nothing is being uploaded. */
  share: number | null;
  /** Answers null when it was cancelled. Throws what `sendUpload` throws otherwise. */
  send: (input: UploadImageInput) => Promise<UploadImageMutation['uploadImage'] | null>;
  cancel: () => void;
}

/** Uploads to a slot. Leaving the page aborts the upload, since nobody could see or cancel it any more. */
export function useUpload(): Upload {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send: Upload['send'] = async (input) => {
    const abort = new AbortController();
    running.current = abort;
    const follow = input.file ? setShare : () => undefined;
    follow(0);
    try {
      const { uploadImage } = await sendUpload(input, { onProgress: follow, signal: abort.signal });
      // After success the bar stays at "processing" until the page is left.
      if (!uploadImage.image) setShare(null);
      return uploadImage;
    } catch (error) {
      setShare(null);
      if (abort.signal.aborted) return null;
      throw error;
    }
  };

  return { share, send, cancel: () => running.current?.abort() };
}
