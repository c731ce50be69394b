import { serverConnection } from '../../connection/serverConnection.ts';
import { protectedBytes } from './protectedBytes.ts';

/** A picture that is loaded ahead. */
export interface LoadedPicture {
  /** Object URL of the bytes; null until they are here. */
  url: string | null;
  failed: boolean;
}

interface Entry extends LoadedPicture {
  gone: AbortController | null;
  /** Kept so that the browser keeps what it has decoded. */
  decoded: HTMLImageElement | null;
}

/** How many are fetched at once. */
const atOnce = 3;

const waiting: LoadedPicture = { url: null, failed: false };

/** Pictures that are fetched with the session's token before they are looked at, and freed behind. */
export interface Pictures {
  /** The pictures to hold, the nearest first; the first few of them are decoded. All others are freed. */
  want: (addresses: readonly string[], decode: number) => void;
  get: (address: string) => LoadedPicture;
  /** Fetches one again that has failed. */
  retry: (address: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Frees all of them. */
  stop: () => void;
}

/** @param fetchBytes fetches a picture; rejects where it cannot be had */
export function createPictures(fetchBytes = protectedBytes): Pictures {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let wanted: readonly string[] = [];
  let toDecode = 0;

  function change(address: string, next: Partial<Entry>): void {
    const entry = entries.get(address);
    if (!entry) return;
    entries.set(address, { ...entry, ...next });
    for (const listener of [...listeners]) listener();
  }

  function free(address: string): void {
    const entry = entries.get(address);
    entries.delete(address);
    entry?.gone?.abort();
    if (entry?.url) URL.revokeObjectURL(entry.url);
  }

  function decodeNearest(): void {
    for (const address of wanted.slice(0, toDecode)) {
      const entry = entries.get(address);
      if (!entry?.url || entry.decoded) continue;
      const decoded = new Image();
      decoded.src = entry.url;
      // A picture that cannot be decoded says so where it is shown.
      decoded.decode?.().catch(() => undefined);
      entry.decoded = decoded;
    }
  }

  async function load(address: string, gone: AbortController): Promise<void> {
    try {
      const bytes = await fetchBytes(address, gone.signal);
      if (gone.signal.aborted) return;
      change(address, { url: URL.createObjectURL(bytes), gone: null });
    } catch {
      if (gone.signal.aborted) return;
      change(address, { failed: true, gone: null });
    }
    proceed();
  }

  /** Begins to fetch the nearest that are not here. */
  function proceed(): void {
    decodeNearest();
    let running = [...entries.values()].filter(({ gone }) => gone !== null).length;
    for (const address of wanted) {
      if (running >= atOnce) return;
      if (entries.has(address)) continue;
      const gone = new AbortController();
      entries.set(address, { ...waiting, gone, decoded: null });
      running += 1;
      void load(address, gone);
    }
  }

  function retry(address: string): void {
    if (entries.get(address)?.failed !== true) return;
    entries.delete(address);
    proceed();
    for (const listener of [...listeners]) listener();
  }

  const followConnection = serverConnection.subscribe(() => {
    if (serverConnection.isUp()) for (const address of [...entries.keys()]) retry(address);
  });

  return {
    want(addresses, decode) {
      wanted = addresses;
      toDecode = decode;
      const kept = new Set(addresses);
      for (const address of [...entries.keys()]) if (!kept.has(address)) free(address);
      proceed();
    },
    get: (address) => entries.get(address) ?? waiting,
    retry,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      followConnection();
      wanted = [];
      for (const address of [...entries.keys()]) free(address);
    },
  };
}
