import type { ApolloClient } from '@apollo/client';
import { serverConnection } from '../connection/serverConnection.ts';
import { answerStore } from '../graph/answerStore.ts';
import { takeAnswers, takeUnanswered } from '../graph/keptAnswers.ts';
import { session } from '../session/session.ts';

/** Of what kind pictures are asked for, as `img` does. */
const accept = 'image/avif,image/webp,image/jpeg';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Keeps answers for as long as whom they were given to is here: what an account was answered goes with its session. */
function followSession(): void {
  let viewer = session.lastUser().id ?? '';
  void answerStore.forgetOthers(viewer);
  session.subscribe(() => {
    const now = session.lastUser().id ?? '';
    if (now === viewer) return;
    viewer = now;
    void answerStore.forgetOthers(viewer);
  });
}

/** The worker has not seen the pictures that were loaded before it came. */
function showPictures(): void {
  const shown = [...document.images]
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.includes('/media/'));
  for (const address of new Set(shown)) fetch(address, { headers: { accept } }).catch(() => undefined);
}

/**
 * Registers the worker that answers without a line (`web/serviceWorker.ts`). A newer one that waits takes over when a page starts,
 * and reloads none. A browser that saves data does not fetch pages that were not asked for.
 */
async function registerWorker(): Promise<void> {
  // Missing in a page that was not loaded over HTTPS.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers || savesData()) return;
  if (!workers.controller) workers.addEventListener('controllerchange', showPictures, { once: true });
  const { waiting } = await workers.register('/service-worker.js');
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Makes the site ready for a reload without a line: keeps its files, the pictures that are seen, and what pages were answered. */
export function holdForOffline(client: ApolloClient): void {
  followSession();
  takeAnswers((answer) => void answerStore.put(answer));
  serverConnection.subscribe(() => {
    // A query that fails is reported by the component that uses it.
    if (serverConnection.isUp() && takeUnanswered()) void client.reFetchObservableQueries().catch(() => undefined);
  });
  // A browser that forbids it goes on without.
  registerWorker().catch(() => undefined);
}
