import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { takeLinkToken } from '../session/link-token.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { pagesAt, Router } from './router.tsx';

// Before anything else may read the address, or send it somewhere.
if (location.pathname === paths.verify) takeLinkToken();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

void start(root);

async function start(place: HTMLElement): Promise<void> {
  const prerendered = place.dataset.prerendered !== undefined;
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <AuthProvider prerendered={prerendered ? 'signed-out' : undefined}>
            <Router />
          </AuthProvider>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  const { pathname } = location;
  const load = () => Promise.all(pagesAt(pathname).map((page) => page.preload(pathname)));
  if (prerendered) {
    // A page that had to wait for its script would give way to a spinner.
    await load();
    hydrateRoot(place, app);
  } else {
    if (readToken()) void load();
    createRoot(place).render(app);
  }
}
