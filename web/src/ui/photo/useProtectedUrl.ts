import { useEffect, useState } from 'react';
import { protectedBytes } from './protectedBytes.ts';

/** Where a picture that needs the bearer token stands. */
export interface ProtectedPicture {
  /** Object URL of the bytes; null until they are here. */
  url: string | null;
  failed: boolean;
}

const none: ProtectedPicture = { url: null, failed: false };

/**
 * Fetches a picture with the session's token, which an `img` cannot send. The object URL lives as long as the component.
 * @param address null when no token is needed
 * @param attempt another number fetches again
 */
export function useProtectedUrl(address: string | null, attempt: number): ProtectedPicture {
  const [picture, setPicture] = useState<ProtectedPicture & { of?: string }>(none);
  const key = `${address} ${attempt}`;

  useEffect(() => {
    if (address === null) return;
    const gone = new AbortController();
    let url: string | null = null;
    const load = async () => {
      const bytes = await protectedBytes(address, gone.signal);
      if (gone.signal.aborted) return;
      url = URL.createObjectURL(bytes);
      setPicture({ url, failed: false, of: key });
    };
    load().catch(() => {
      if (!gone.signal.aborted) setPicture({ url: null, failed: true, of: key });
    });
    return () => {
      gone.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address, key]);

  return picture.of === key ? picture : none;
}
