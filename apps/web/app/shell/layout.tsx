import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pathsWithToken } from '../../paths.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageChange } from '../page-change/page-change.tsx';
import { PageViews } from '../page-change/page-views.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { Notice } from './notice.tsx';
import { OfflineBanner } from './offline-banner.tsx';

export function Layout() {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  // Opened from a mail, often on a phone, for one button, which nothing may cover.
  const isMailed = pathsWithToken.includes(pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {!isMailed && <CookieBanner />}
      <Navbar />
      <OfflineBanner />
      <Notice />
      <main className={styles.main} id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname + search}>
          <Suspense fallback={<Spinner page />}>
            <Outlet />
            <PageChange main={main} />
            <PageViews />
          </Suspense>
        </ErrorBoundary>
      </main>
      {isMailed && <CookieBanner inFlow />}
      <Footer />
    </>
  );
}
