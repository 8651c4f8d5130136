import type { ReactNode } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip, type ChipTone } from '#apps/ui/feedback/chip.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { calendarConnection as words } from '#words/app/calendar-connection.ts';
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
  connected: { tone: 'evergreen', text: words.connected },
  needs_reconnect: { tone: 'terracotta', text: words.needsReconnect },
  paused: { tone: 'honey', text: words.paused },
};

const abouts: Readonly<Record<State, string>> = {
  connected: words.connectedAbout,
  needs_reconnect: words.needsReconnectAbout,
  paused: words.pausedAbout,
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
          {words.google}
          <Chip tone={tone}>{text}</Chip>
        </Title>
      }
      about={abouts[state]}
    >
      {state === 'needs_reconnect' && <Reconnect {...connecting} />}
      {recreated && state === 'connected' && <Alert tone="info">{words.recreated(recreated)}</Alert>}
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
  return (
    <Row as="span" gap={12} lines={8} className={styles.title}>
      {children}
    </Row>
  );
}

function Reconnect(connecting: Connecting) {
  return (
    <Stack gap={16} align="start">
      <Alert>{words.lost}</Alert>
      <ConnectLink {...connecting} label={words.reconnect} element="reconnect_calendar" />
    </Stack>
  );
}
