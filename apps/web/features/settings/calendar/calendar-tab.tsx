import { Suspense, useState } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { calendarSettings as words } from '#words/app/calendar-settings.ts';
import { useUser } from '../../../session/use-auth.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { UpgradeCard } from '../upgrade-card.tsx';
import { CalendarContent } from './calendar-content.tsx';
import { useAuthUrl } from './use-auth-url.ts';
import { useCalendar } from './use-calendar.ts';
import { useCallbackResult } from './use-callback-result.ts';
import { useNotice } from './use-notice.ts';
import { useRetry } from './use-retry.ts';

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
