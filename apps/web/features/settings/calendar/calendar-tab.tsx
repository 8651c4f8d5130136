import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { calendarSettings as words } from '#words/app/calendar-settings.ts';
import { useUser } from '../../../session/use-auth.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { UpgradeCard } from '../upgrade-card.tsx';
import { CalendarContent } from './calendar-content.tsx';
import { type CallbackResult, callbackResult, type Notice, retryFailed } from './callback-result.ts';
import { canRetry, recordRetry } from './retry-record.ts';
import { type AuthUrl, useAuthUrl } from './use-auth-url.ts';
import { useCalendar } from './use-calendar.ts';
import { useNotice } from './use-notice.ts';

/** Only premium users see it. */
const FeedCard = lazyComponent('FeedCard', () => import('./feed/feed-card.tsx'));

export function CalendarTab() {
  const { isPremium } = useUser();
  const result = useCallbackResult();
  const [notice, say] = useNotice(result?.notice);
  const [hasDisconnected, setHasDisconnected] = useState(false);
  const calendar = useCalendar({ expected: result?.connection });
  const canConnect = isPremium && (calendar.data === null || calendar.data?.status === 'needs_reconnect');
  const authUrl = useAuthUrl({ enabled: canConnect || result?.outcome === 'expired' });
  useRetry({ result, authUrl, say });

  return (
    <>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <CalendarContent
        calendar={calendar}
        connecting={{ authUrl, isAfterFailure: result?.outcome === 'failed' }}
        hasDisconnected={hasDisconnected}
        onDisconnected={() => {
          setHasDisconnected(true);
          say({ tone: 'success', text: words.disconnected });
        }}
      />
      {isPremium ? (
        <Suspense fallback={<TabSkeleton />}>
          <FeedCard />
        </Suspense>
      ) : (
        <UpgradeCard from="calendar" title={words.premiumTitle}>
          {words.premiumAbout}
        </UpgradeCard>
      )}
    </>
  );
}

/**
 * The result that the address carries after the visit to the provider's page, if any. It leaves the address at once, so
 * that reloading doesn't repeat it.
 */
function useCallbackResult(): CallbackResult | undefined {
  const query = useQuery();
  const navigate = useNavigate();
  const [result] = useState(() => callbackResult(query));
  useEffect(() => {
    if (result) void navigate(paths.settingsTab('calendar'), { replace: true });
  }, [result, navigate]);
  return result;
}

/** The specification's time. */
const leavesAfterMs = 1_000;

type RetryOptions = {
  result: CallbackResult | undefined;
  authUrl: Pick<AuthUrl, 'data' | 'isError'>;
  say: (notice: Notice) => void;
};

/** Sends the browser to the provider's page again if its request had expired, but only once. */
function useRetry({ result, authUrl: { data, isError }, say }: RetryOptions) {
  const isExpired = result?.outcome === 'expired';
  const [isWaiting, setIsWaiting] = useState(isExpired);
  const url = data?.url;
  useEffect(() => {
    if (result && !isExpired) recordRetry(false);
  }, [result, isExpired]);
  useEffect(() => {
    if (!isWaiting) return;
    if (isError || !canRetry()) {
      say(retryFailed);
      setIsWaiting(false);
      return;
    }
    if (!url) return;
    const timer = setTimeout(() => {
      setIsWaiting(false);
      recordRetry(true);
      window.location.assign(url);
    }, leavesAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, isError, url, say]);
}
