import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadSender } from '../api/client.ts';
import { readToken } from '../api/session.ts';
import { reloadOnce } from '../loading/reload-once.ts';
import { paths } from '../paths.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { takeLinkToken } from '../session/link-token.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { pagesAt, Router } from './router.tsx';
import { AccountMenu } from './shell/navbar.tsx';

// Before anything else may read the address, or send it somewhere.
if (location.pathname === paths.verify) takeLinkToken();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// It will be asked at once who that is, and they will be greeted.
if (readToken() !== undefined) {
  for (const script of [loadSender(), import('../session/load-user.ts')]) script.catch(() => {});
  void AccountMenu.preload(location.pathname);
}
// Whoever reaches for a link will need the page that it leads to, and its head.
for (const reach of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(reach, ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    void load(link.pathname);
    import('./head/update-head.ts').catch(() => {});
  });
}
void start(root);

function load(pathname: string) {
  return Promise.all(pagesAt(pathname).map((page) => page.preload(pathname)));
}

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
  if (prerendered) {
    // A page that had to wait for its script would give way to a spinner; without it the page can still be read.
    const isAllThere = (await load(location.pathname)).every(Boolean);
    if (isAllThere) hydrateRoot(place, app);
    else await reloadOnce();
  } else {
    if (readToken()) void load(location.pathname);
    createRoot(place).render(app);
  }
}
