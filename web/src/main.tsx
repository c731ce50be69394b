import { startTransition, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ShellCompetitionDocument } from './app/layouts/generated/graphql.ts';
import { apolloClient } from './graph/apollo.ts';
import { firstAnswers } from './graph/firstAnswers.ts';
import { overlayReader } from './graph/readOverlay.ts';
import { SiteDocument } from './ui/site/generated/graphql.ts';
import { Providers } from './app/Providers.tsx';
import { whenIdle } from './app/prefetching.ts';
import { createRouter, whenReady } from './app/router.tsx';
import { registerTexts } from './app/texts/bundles.ts';
import { loadPart } from './connection/loadPart.ts';
import { serverConnection } from './connection/serverConnection.ts';
import { forgetOldDrafts } from './drafts/drafts.ts';
import { startI18n } from './i18n/i18n.ts';
import { mayWait } from './marks/waiting.ts';
import { preview } from './session/preview.ts';

/** Lets the browser attend to what waits: on a slow phone the start takes long, and is done in parts. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the client. Not at the top level of the module: what a page loads imports the file that this is in, and would wait for
 * it to be evaluated.
 */
async function start(): Promise<void> {
  // In a task of its own, too: it is a third of all script (`web/preloadRenderer.ts`).
  const renderer = loadPart(() => import('react-dom/client'));
  await nextTask();
  serverConnection.followBrowser(window);
  forgetOldDrafts();
  registerTexts();
  firstAnswers.seed(apolloClient, ShellCompetitionDocument);
  firstAnswers.seed(apolloClient, SiteDocument);
  await nextTask();
  await startI18n(undefined, overlayReader(apolloClient));

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  const router = createRouter();
  const navigate = (to: string, state: unknown) => void router.navigate(to, { state });
  // The page's skeleton (skeleton/) stays until the page can be rendered.
  if (root.firstElementChild) await whenReady(router);
  const { createRoot } = await renderer;
  const render = () =>
    createRoot(root).render(
      <StrictMode>
        <Providers client={apolloClient} navigate={navigate}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  // In slices: a slow phone answers to a finger in between. The router's states between two slices would never be shown: a page that
  // is still being loaded is rendered at once.
  if (router.state.initialized) startTransition(render);
  else render();
  // A judge's marks of an earlier visit, whatever page this one began at.
  if (!preview && mayWait())
    whenIdle(() => {
      import('./marks/marks.ts').then(
        ({ marksOf }) => void marksOf(apolloClient),
        () => undefined,
      );
    });
  // The development server has no files to keep. Where it cannot be loaded, or the page is left meanwhile, the next one tries it.
  if (!preview && import.meta.env.PROD)
    whenIdle(() => {
      import('./app/offline.ts').then(
        ({ holdForOffline }) => holdForOffline(apolloClient),
        () => undefined,
      );
    });
}

void start();
