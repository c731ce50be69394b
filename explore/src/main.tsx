import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Explore } from './Explore.tsx';
import 'graphiql/style.css';
import './explore.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Explore />
    </StrictMode>,
  );
}
