import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { trackClicks } from '#apps/ui/analytics/tracked.ts';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { runMenu } from '#apps/ui/live/menu.ts';
import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import { whenIdle } from '#apps/ui/loading/when-idle.ts';
import { householdPaths, paths, pathsWithToken } from '#apps/ui/paths.ts';
import { colourBars, readLook } from '#apps/ui/session/look.ts';
import { Main, SkipLink } from '#apps/ui/shell/main.tsx';
import { OfflineBanner } from '#apps/ui/shell/offline-banner.tsx';
import { Places } from '#apps/ui/shell/places.tsx';
import { phone, useMedia } from '#apps/ui/use-media.ts';
import { atLeast } from '#core/domain/people/membership.ts';
import { shell as words } from '#words/app/shell.ts';
import { connection } from '#words/connection.ts';
import { useFollowLinks } from '../../routing/use-follow-links.ts';
import { useAuth } from '../../session/use-auth.ts';
import { AfterPage } from '../after-page.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageChange } from '../page-change.tsx';
import { PageViews } from '../page-views.tsx';
import { AppMenu } from './app-menu.tsx';
import { useLive } from './use-live.ts';

const Footer = lazyComponent('Footer', () => import('#apps/ui/shell/footer.tsx'), Nothing);
const FooterLine = lazyComponent<'FooterLine', { invites: boolean }>(
  'FooterLine',
  () => import('#apps/ui/shell/footer-line.tsx'),
  Nothing,
);

export function Layout() {
  const { pathname, search } = useLocation();
  const auth = useAuth();
  const isPhone = useMedia(phone);
  const main = useRef<HTMLElement>(null);
  // Opened from a mail, often on a phone, for one button, which nothing may cover.
  const isMailed = pathsWithToken.includes(pathname);
  const isResident = auth.status === 'signed-in' && auth.user.isOnboarded;
  const hasPlaces = householdPaths.includes(pathname) && pathname !== paths.onboarding;
  useFollowLinks();
  useLive(trackClicks);
  useLive(runMenu);
  useEffect(() => {
    if (isPhone) colourBars(readLook());
  }, [isPhone]);
  return (
    <>
      <SkipLink />
      {!isMailed && <div id="cookies" />}
      <AppMenu pathname={pathname} />
      <OfflineStatus on={!isResident ? 'visitor' : pathname === paths.dashboard ? 'week' : 'household'} />
      {isResident && (
        <Places pathname={pathname} assistant={auth.user.assistant && atLeast(auth.user.role, 'member')} />
      )}
      <Main ref={main} belowPlaces={hasPlaces}>
        <ErrorBoundary resetKey={pathname + search}>
          <Suspense fallback={<Spinner page />}>
            <Outlet />
            <PageChange main={main} />
            <PageViews />
            <AfterPage inFlow={isMailed} />
          </Suspense>
        </ErrorBoundary>
      </Main>
      {isMailed && <div id="cookies" />}
      {/* Users' own pages never show it, and a page without it still works. */}
      {!householdPaths.includes(pathname) && (
        <WhenIdle>
          <Footer />
        </WhenIdle>
      )}
      {/* The first questions stand alone: a footer would lead away from them. */}
      {hasPlaces && (
        <WhenIdle>
          <FooterLine invites={isResident && auth.user.role === 'owner'} />
        </WhenIdle>
      )}
    </>
  );
}

/** What comes once the page can be used, at its foot: nothing is below it that could move. */
function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <Suspense>{children}</Suspense>;
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

type OfflineStatusProps = {
  /** What the user sees: their week, another page of the app, or a page without an account. */
  on: 'week' | 'household' | 'visitor';
};

const offlineTexts = {
  week: words.offlineWeek,
  household: words.offlineHome,
  visitor: connection.offline,
} as const;

function OfflineStatus({ on }: OfflineStatusProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <OfflineBanner>{offlineTexts[on]}</OfflineBanner>}</div>;
}
