import type { ReactNode } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip, type ChipTone } from '#apps/ui/feedback/chip.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { type Connecting, ConnectLink } from '../connect/connect-link.tsx';
import type { Connection } from '../connection-in.ts';
import { OnlyMine } from '../only-mine.tsx';
import { recentDay } from '../synced-text.ts';
import { useSaveCalendar } from '../use-calendar.ts';
import styles from './connection-card.module.css';
import { Disconnect } from './disconnect.tsx';
import { Facts } from './facts.tsx';
import { KeepInStep } from './keep-in-step.tsx';

/** `paused`: premium has ended. */
type State = Connection['status'] | 'paused';

const chips: Readonly<Record<State, { readonly tone: ChipTone; readonly text: string }>> = {
  connected: { tone: 'evergreen', text: 'Connected' },
  needs_reconnect: { tone: 'terracotta', text: 'Needs reconnecting' },
  paused: { tone: 'honey', text: 'Paused' },
};

const abouts: Readonly<Record<State, string>> = {
  connected: 'Your maintenance time is in its own calendar, named “Upkept”, alongside your other calendars.',
  needs_reconnect: 'Your events stay as they are until you reconnect.',
  paused:
    'Premium has ended, so your events are no longer updated. They stay in your calendar, and the connection is kept for when you upgrade again.',
};

export type ConnectionCardProps = {
  connection: Connection;
  /** Whether actions are disabled. */
  locked: boolean;
  connecting: Connecting;
  onDisconnected: () => void;
};

/** The connected calendar. */
export function ConnectionCard({
  connection,
  state,
  locked,
  connecting,
  onDisconnected,
}: ConnectionCardProps & { state: State }) {
  const { tone, text } = chips[state];
  const saving = useSaveCalendar();
  const recreated = recentDay(connection.recreatedAt, new Date());
  return (
    <SettingsCard
      title={
        <Title>
          Google Calendar <Chip tone={tone}>{text}</Chip>
        </Title>
      }
      about={abouts[state]}
    >
      {state === 'needs_reconnect' && <Reconnect {...connecting} />}
      {recreated && state === 'connected' && (
        <Alert tone="info">
          The calendar “Upkept” was deleted in Google Calendar, so we created it again on {recreated}. If you no longer
          want it, disconnect it here instead.
        </Alert>
      )}
      <Facts connection={connection} />
      {state === 'connected' && <KeepInStep connection={connection} locked={locked} />}
      {state === 'connected' && connection.isShared && (
        <OnlyMine times={connection} onlyMine={connection.onlyMine} saving={saving} locked={locked} />
      )}
      <Disconnect locked={locked} onDisconnected={onDisconnected} />
    </SettingsCard>
  );
}

function Title({ children }: { children: ReactNode }) {
  return <span className={styles.title}>{children}</span>;
}

function Reconnect(connecting: Connecting) {
  return (
    <div className={styles.reconnect}>
      <Alert>
        Google no longer lets Upkept use its calendar. This happens when access is removed in the Google account, or
        when its password changes.
      </Alert>
      <ConnectLink {...connecting} label="Reconnect Google Calendar" element="reconnect_calendar" />
    </div>
  );
}
