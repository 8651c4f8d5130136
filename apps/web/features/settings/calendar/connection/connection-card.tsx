import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip, type ChipTone } from '#apps/ui/feedback/chip.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { daysInStep } from '#core/domain/calendar/settings.ts';
import { calendarConnection as words } from '#words/app/calendar-connection.ts';
import { SettingsCard } from '../../settings-card.tsx';
import { type Connecting, ConnectLink } from '../connect/connect-link.tsx';
import type { Connection } from '../connection-in.ts';
import { OnlyMine } from '../only-mine.tsx';
import { recentDay, syncedText } from '../synced-text.ts';
import { useSaveCalendar } from '../use-calendar.ts';
import styles from './connection-card.module.css';
import { Disconnect } from './disconnect.tsx';

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
  disabled: boolean;
  connecting: Connecting;
  onDisconnected: () => void;
};

/** The connected calendar. */
export function ConnectionCard({
  connection,
  state,
  disabled,
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
          {words.google} <Chip tone={tone}>{text}</Chip>
        </Title>
      }
      about={abouts[state]}
    >
      {state === 'needs_reconnect' && <Reconnect {...connecting} />}
      {recreated && state === 'connected' && <Alert tone="info">{words.recreated(recreated)}</Alert>}
      <Facts connection={connection} />
      {state === 'connected' && <KeepInStep connection={connection} disabled={disabled} />}
      {state === 'connected' && connection.isShared && (
        <OnlyMine times={connection} onlyMine={connection.onlyMine} saving={saving} disabled={disabled} />
      )}
      <Disconnect disabled={disabled} onDisconnected={onDisconnected} />
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

/** Where the events are, and when they were last synced. */
function Facts({ connection: { calendarUrl, lastSyncedDate } }: { connection: Connection }) {
  return (
    <Stack as="dl" gap={8} className={styles.facts}>
      <div>
        <dt>{words.calendar}</dt>
        <dd>
          Upkept
          {calendarUrl && (
            <a className={styles.link} href={calendarUrl} target="_blank" rel="noreferrer">
              {words.openInGoogle}
              <ExternalLink size={16} aria-hidden="true" />
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.lastSynced}</dt>
        <dd>{lastSyncedDate ? syncedText(lastSyncedDate, new Date()) : words.notYet}</dd>
      </div>
    </Stack>
  );
}

/** Whether events follow the plan by themselves. Saved at once. */
function KeepInStep({ connection, disabled }: { connection: Connection; disabled: boolean }) {
  const { timezone, eventStartTime, keepInStep } = connection;
  const { mutate, isPending, isError, error, variables } = useSaveCalendar();
  const change = (keepInStep: boolean) => {
    track('settings_interaction', { element_name: keepInStep ? 'keep_calendar_in_step' : 'stop_calendar_in_step' });
    mutate({ timezone, eventStartTime, keepInStep });
  };
  return (
    <Stack gap={16} divided>
      <SwitchField
        label={words.keepInStep}
        hint={words.keepInStepHint(daysInStep)}
        checked={isPending ? (variables.keepInStep ?? keepInStep) : keepInStep}
        disabled={disabled}
        onChange={change}
      />
      {isError && <Alert>{messageOf(error)}</Alert>}
    </Stack>
  );
}
