import { calendarConnection as words } from '#words/app/calendar-connection.ts';
import { useUnsaved } from '../../../../household/use-unsaved.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { SettingsCard } from '../../settings-card.tsx';
import type { Connection } from '../connection-in.ts';
import { type EventTimesFields, EventTimesForm } from '../times/event-times-form.tsx';
import { useSaveCalendar } from '../use-calendar.ts';
import { ConnectionCard, type ConnectionCardProps } from './connection-card.tsx';

/** The connected calendar, and when its events are. */
export function ConnectedCards(props: ConnectionCardProps) {
  const { connection, disabled } = props;
  const { isPremium } = useUser();
  const state = isPremium ? connection.status : 'paused';
  return (
    <>
      <ConnectionCard {...props} state={state} />
      {state === 'connected' && <EventTimesCard connection={connection} disabled={disabled} />}
    </>
  );
}

/** When the events of a connected calendar take place. */
function EventTimesCard({ connection, disabled }: { connection: Connection; disabled: boolean }) {
  const { timezone, eventStartTime } = connection;
  return (
    <SettingsCard title={words.times} about={words.timesAbout}>
      <EventTimesForm
        saved={connection}
        unsaved={useUnsaved<EventTimesFields>('calendar-times', { timezone, eventStartTime })}
        saving={useSaveCalendar()}
        disabled={disabled}
        label={words.saveSettings}
        element="save_calendar"
        savedText={words.settingsSaved}
      />
    </SettingsCard>
  );
}
