import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageChange } from './page-change.tsx';

export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar />
      <OfflineBanner />
      <main className={styles.main} id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Spinner page />}>
            <Outlet />
            <PageChange main={main} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
