import { Suspense } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { calendarSettings as words } from '#words/app/calendar-settings.ts';
import { LoadFailure } from '../../../api/load-failure.tsx';
import { useUser } from '../../../session/use-auth.ts';
import { SettingsCard } from '../settings-card.tsx';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { ConnectCard } from './connect/connect-card.tsx';
import type { Connecting } from './connect/connect-link.tsx';
import type { ConnectionCardProps } from './connection/connection-card.tsx';
import type { useCalendar } from './use-calendar.ts';

/** Only households with a connection see them. */
const ConnectedCards = lazyComponent<'ConnectedCards', ConnectionCardProps>(
  'ConnectedCards',
  () => import('./connection/connected-cards.tsx'),
);

type CalendarContentProps = {
  calendar: ReturnType<typeof useCalendar>;
  connecting: Connecting;
  /** The user has just disconnected the calendar, and the focused button with it. */
  hasDisconnected: boolean;
  onDisconnected: () => void;
};

/** The connection or how to make one, or its loading or error state. */
export function CalendarContent({ calendar, connecting, hasDisconnected, onDisconnected }: CalendarContentProps) {
  const { isPremium } = useUser();
  usePreloadWhenIdle(ConnectedCards.preload, isPremium);
  const { data, isPlaceholderData, isPaused, isError } = calendar;
  if (data === null)
    return <ConnectCard connecting={isPremium ? connecting : undefined} takesFocus={hasDisconnected} />;
  if (data) {
    return (
      <Suspense fallback={<TabSkeleton />}>
        <ConnectedCards
          connection={data}
          disabled={isPlaceholderData}
          connecting={connecting}
          onDisconnected={onDisconnected}
        />
      </Suspense>
    );
  }
  if (isPaused) return <Alert tone="info">{words.waitsForConnection}</Alert>;
  if (!isError) return <TabSkeleton />;
  return (
    <SettingsCard title={words.integration}>
      <LoadFailure query={calendar} />
    </SettingsCard>
  );
}
