import '#apps/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadSender } from '#apps/ui/api/client.ts';
import { pathsWithToken } from '#apps/ui/paths.ts';
import { readToken } from '#apps/ui/session/token.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { takeLinkToken } from '../session/link-token.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { pagesAt, Router } from './router.tsx';

// Runs first, so that nothing else reads or sends the token in the address.
if (pathsWithToken.includes(location.pathname)) takeLinkToken();

const preload = (pathname: string) => {
  for (const page of pagesAt(pathname)) void page.preload();
};
// A signed-in user needs these scripts at once.
if (readToken() !== undefined) {
  loadSender().catch(() => {});
  preload(location.pathname);
}
// A user whose pointer or focus reaches a link is likely to need its page.
for (const event of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(event, ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin) preload(link.pathname);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <AuthProvider>
          <Router />
        </AuthProvider>
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
