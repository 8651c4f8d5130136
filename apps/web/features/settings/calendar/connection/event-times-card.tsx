import { calendarConnection as words } from '#words/app/calendar-connection.ts';
import { useUnsaved } from '../../../../household/use-unsaved.ts';
import { SettingsCard } from '../../settings-card.tsx';
import type { Connection } from '../connection-in.ts';
import { type EventTimesFields, EventTimesForm } from '../times/event-times-form.tsx';
import { useSaveCalendar } from '../use-calendar.ts';

/** When the events of a connected calendar take place. */
export function EventTimesCard({ connection, locked }: { connection: Connection; locked: boolean }) {
  const { timezone, eventStartTime } = connection;
  return (
    <SettingsCard title={words.times} about={words.timesAbout}>
      <EventTimesForm
        saved={connection}
        unsaved={useUnsaved<EventTimesFields>('calendar-times', { timezone, eventStartTime })}
        saving={useSaveCalendar()}
        locked={locked}
        label={words.saveSettings}
        element="save_calendar"
        savedText={words.settingsSaved}
      />
    </SettingsCard>
  );
}
