import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { trackClicks } from '#apps/ui/analytics/tracked.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { runMenu } from '#apps/ui/live/menu.ts';
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
      {!householdPaths.includes(pathname) && <LaterFooter />}
      {/* The first questions stand alone: a footer would lead away from them. */}
      {hasPlaces && <LaterFooterLine invites={isResident && auth.user.role === 'owner'} />}
    </>
  );
}

/**
 * The footer of the pages that a mail or a link opens. It comes after them, so that users' own pages, which never show
 * it, don't load it. A page without it still works.
 */
function LaterFooter() {
  const [Footer, setFooter] = useState<ComponentType>();
  useEffect(() => {
    import('#apps/ui/shell/footer.tsx').then(
      ({ Footer: loaded }) => setFooter(() => loaded),
      (error: unknown) => logFailure('The footer could not be loaded', error),
    );
  }, []);
  return Footer && <Footer />;
}

/** The line at the foot of users' own pages, which comes once they can be used. Nothing is below it that could move. */
function LaterFooterLine({ invites }: { invites: boolean }) {
  const [FooterLine, setFooterLine] = useState<ComponentType<{ invites: boolean }>>();
  useEffect(
    () =>
      whenIdle(() => {
        import('#apps/ui/shell/footer-line.tsx').then(
          ({ FooterLine: loaded }) => setFooterLine(() => loaded),
          (error: unknown) => logFailure('The footer could not be loaded', error),
        );
      }),
    [],
  );
  return FooterLine && <FooterLine invites={invites} />;
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
