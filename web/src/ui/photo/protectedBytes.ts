import { observedFetch } from '../../connection/observedFetch.ts';
import { session } from '../../session/session.ts';

/** Fetches a picture with the session's token, which an `img` cannot send. @throws where it is refused */
export async function protectedBytes(address: string, signal: AbortSignal): Promise<Blob> {
  const token = session.token();
  const response = await observedFetch(address, {
    headers: { accept: 'image/avif,image/webp,image/jpeg', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal,
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return await response.blob();
}
