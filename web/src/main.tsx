import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { apolloClient } from './app/apollo.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/router.tsx';
import { reloadOnStaleDeploy } from './app/staleDeploy.ts';
import { startI18n } from './i18n/i18n.ts';

reloadOnStaleDeploy();
await startI18n();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <Providers client={apolloClient}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
