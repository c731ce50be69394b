import { matchRoute, type RouteName } from '@photo-competition/schema/routes';
import type { DataRouter } from 'react-router-dom';
import { line } from '../connection/line.ts';
import { pages } from './pages.ts';

/** Where people go next from a page, most likely first. */
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
  archivedEntries: ['competitionBrowse', 'competitionShow'],
};

const whenIdle = (task: () => void): void => {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1000);
};

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Fetches the module of a page; a failure is met again, and handled, when somebody goes there. */
async function prefetch(name: RouteName): Promise<void> {
  await pages[name]().catch(() => undefined);
}

/**
 * Fetches what the likely next pages are made of, when the browser is idle: a click is then answered at once, and without a
 * line too. Answers how to stop that.
 */
export function prefetchNextPages(router: Pick<DataRouter, 'subscribe' | 'state'>): () => void {
  const done = new Set<RouteName>();
  const follow = ({ location, navigation }: Pick<DataRouter['state'], 'location' | 'navigation'>): void => {
    if (navigation.state !== 'idle' || savesData()) return;
    const page = matchRoute(location.pathname)?.name;
    const wanted = (page ? (nextPages[page] ?? []) : []).filter((name) => !done.has(name));
    if (wanted.length === 0) return;
    for (const name of wanted) done.add(name);
    whenIdle(() => {
      if (line.isUp()) for (const name of wanted) void prefetch(name);
    });
  };
  follow(router.state);
  return router.subscribe(follow);
}
