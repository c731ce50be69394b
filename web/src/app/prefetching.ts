import { matchRoute, type RouteName } from '@photo-competition/schema/routes';
import { serverConnection } from '../connection/serverConnection.ts';
import type { Router } from '../session/guards.ts';
import { pages } from './pages.ts';

/** The pages that usually follow a page, most likely first. */
const nextPages: Partial<Record<RouteName, readonly RouteName[]>> = {
  home: ['competitionBrowse', 'competitionShow', 'login', 'upload'],
  archive: ['competitionBrowse'],
  login: ['upload', 'competitionBrowse'],
  registration: ['registrationCompleted', 'rules'],
  activation: ['login'],
  lostPasswordRequest: ['lostPasswordCompleted'],
  lostPasswordChange: ['login'],
  competitionBrowse: ['competitionShow', 'login'],
  competitionShow: ['competitionBrowse', 'login'],
  show: ['competitionBrowse', 'login'],
  upload: ['uploadSlot', 'entries'],
  uploadSlot: ['upload'],
  entries: ['competitionShow', 'upload'],
  archivedEntries: ['report', 'competitionBrowse', 'competitionShow'],
  report: ['certificate', 'competitionShow'],
};

/** Does something when the browser has nothing else to do. */
export const whenIdle = (task: () => void): void => {
  // Safari does not support requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1000);
};

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Prefetches the module of a page. A failure is ignored: the navigation to the page loads it again and handles it. */
async function prefetch(name: RouteName): Promise<void> {
  await pages[name]().catch(() => undefined);
}

/**
 * Prefetches the modules of the likely next pages when the browser is idle, so that they open at once, offline too. Returns a
 * function that stops it.
 */
export function prefetchNextPages(router: Pick<Router, 'subscribe' | 'state'>): () => void {
  const done = new Set<RouteName>();
  const follow = ({ location, navigation }: Router['state']): void => {
    if (navigation.state !== 'idle' || savesData()) return;
    const page = matchRoute(location.pathname)?.name;
    const wanted = (page ? (nextPages[page] ?? []) : []).filter((name) => !done.has(name));
    if (wanted.length === 0) return;
    for (const name of wanted) done.add(name);
    whenIdle(() => {
      if (serverConnection.isUp()) for (const name of wanted) void prefetch(name);
    });
  };
  follow(router.state);
  return router.subscribe(follow);
}
