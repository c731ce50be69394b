import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { apolloClient } from './graph/apollo.ts';
import { overlayReader } from './graph/readOverlay.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/router.tsx';
import { registerTexts } from './app/texts/bundles.ts';
import { serverConnection } from './connection/serverConnection.ts';
import { forgetOldDrafts } from './drafts/drafts.ts';
import { startI18n } from './i18n/i18n.ts';

serverConnection.followBrowser(window);
forgetOldDrafts();
registerTexts();
await startI18n(undefined, overlayReader(apolloClient));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
const router = createRouter();
const navigate = (to: string, state: unknown) => void router.navigate(to, { state });
createRoot(root).render(
  <StrictMode>
    <Providers client={apolloClient} navigate={navigate}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
