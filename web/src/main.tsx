import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { ShellCompetitionDocument } from './app/layouts/generated/graphql.ts';
import { apolloClient } from './graph/apollo.ts';
import { firstAnswers } from './graph/firstAnswers.ts';
import { overlayReader } from './graph/readOverlay.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter, whenReady } from './app/router.tsx';
import { registerTexts } from './app/texts/bundles.ts';
import { serverConnection } from './connection/serverConnection.ts';
import { forgetOldDrafts } from './drafts/drafts.ts';
import { startI18n } from './i18n/i18n.ts';

/**
 * Starts the client. Not at the top level of the module: what a page loads imports the file that this is in, and would wait for
 * it to be evaluated.
 */
async function start(): Promise<void> {
  serverConnection.followBrowser(window);
  forgetOldDrafts();
  registerTexts();
  firstAnswers.seed(apolloClient, ShellCompetitionDocument);
  await startI18n(undefined, overlayReader(apolloClient));

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  const router = createRouter();
  const navigate = (to: string, state: unknown) => void router.navigate(to, { state });
  // The gateway's skeleton stays until the page can be rendered.
  if (root.firstElementChild) await whenReady(router);
  // Not in a transition: what the router finds while it is rendered in slices would be lost, since RouterProvider listens from
  // then on only.
  createRoot(root).render(
    <StrictMode>
      <Providers client={apolloClient} navigate={navigate}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

void start();
