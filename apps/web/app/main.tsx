import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadSender } from '../api/client.ts';
import { readToken } from '../api/session.ts';
import { reloadOnce } from '../loading/reload-once.ts';
import { paths, pathsWithToken } from '../paths.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { takeLinkToken } from '../session/link-token.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { pagesAt, Router } from './router.tsx';
import { AccountMenu } from './shell/navbar.tsx';

// Runs first, so that nothing else reads or sends the token in the address.
if (pathsWithToken.includes(location.pathname)) takeLinkToken();

const loadHead = () => void import('./head/update-head.ts').catch(() => {});
// The next page follows without a link, and its title with it.
if (location.pathname === paths.verify) loadHead();

// A signed-in user needs these scripts at once.
if (readToken() !== undefined) {
  for (const script of [loadSender(), import('../session/load-user.ts')]) script.catch(() => {});
  void AccountMenu.preload();
}
// A reader whose pointer or focus reaches a link is likely to need its page, and the script for its head.
for (const event of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(event, ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    void preload(link.pathname);
    loadHead();
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// Not awaited here: the pages import parts of this script, and would wait for it in turn.
void start(root);

function preload(pathname: string) {
  return Promise.all(pagesAt(pathname).map((page) => page.preload(pathname)));
}

async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.dataset.prerendered !== undefined;
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <AuthProvider prerendered={isPrerendered ? 'signed-out' : undefined}>
            <Router />
          </AuthProvider>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  if (!isPrerendered) {
    if (readToken()) void preload(location.pathname);
    createRoot(root).render(app);
    return;
  }
  const isLoaded = (await preload(location.pathname)).every(Boolean);
  if (isLoaded) hydrateRoot(root, app);
  // Hydrating would replace the page with a spinner; without the script it can still be read.
  else await reloadOnce();
}
