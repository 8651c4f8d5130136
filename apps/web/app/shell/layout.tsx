import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { householdPaths, paths, pathsWithToken } from '../../paths.ts';
import { useAuth } from '../../session/use-auth.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageChange } from '../page-change/page-change.tsx';
import { PageViews } from '../page-change/page-views.tsx';
import type { BottomBarProps } from './bottom-bar.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { Notice } from './notice.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** Public pages have the whole footer. */
const FooterLine = lazyComponent('FooterLine', () => import('./footer-line.tsx'));

/** Only signed-in users with a phone need its script. */
const BottomBar = lazyComponent<'BottomBar', BottomBarProps>('BottomBar', () => import('./bottom-bar.tsx'));

export function Layout() {
  const { pathname, search } = useLocation();
  const auth = useAuth();
  const isPhone = useMedia(phone);
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
      <OfflineBanner canChange={pathname === paths.dashboard && auth.status === 'signed-in'} />
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
      {householdPaths.includes(pathname) ? (
        <Suspense>
          <FooterLine />
        </Suspense>
      ) : (
        <Footer />
      )}
      {isPhone && auth.status === 'signed-in' && auth.user.isOnboarded && (
        <Suspense>
          <BottomBar pathname={pathname} />
        </Suspense>
      )}
    </>
  );
}
