import { useEffect } from 'react';
import { duration } from '#core/domain/duration.ts';
import { track } from '../../../../analytics/track.ts';
import { messageOf } from '../../../../api/api-error.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { SelectField } from '../../../../ui/controls/select.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { SaveRow } from '../../save-row.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { makeUnsaved } from '../../use-unsaved.ts';
import type { Notice } from '../callback-result.ts';
import type { Connection } from '../connection-in.ts';
import { timeRange, timezoneChoices } from '../event-times.ts';
import { useSaveCalendar } from '../use-calendar.ts';
import { useNotice } from '../use-notice.ts';
import styles from './event-times-card.module.css';

type Fields = Pick<Connection, 'timezone' | 'eventStartTime'>;
const useUnsaved = makeUnsaved<Fields>();
const updated: Notice = { tone: 'success', text: 'Calendar settings updated successfully' };

/** When events take place. */
export function EventTimesCard({ connection, locked }: { connection: Connection; locked: boolean }) {
  const user = useUser();
  const { timezone, eventStartTime, eventDuration } = connection;
  const unsaved = useUnsaved({ timezone, eventStartTime });
  const { fields } = unsaved;
  const saving = useSaveCalendar();
  const [notice, say] = useNotice(undefined);
  const { errors, hasErrors, clear, form } = useForm<keyof Fields>({
    check: () => (fields.eventStartTime ? {} : { eventStartTime: 'Please choose a start time' }),
    submit: () => {
      track('settings_interaction', { element_name: 'save_calendar' });
      say(undefined);
      saving.mutate(fields, { onSuccess: () => say(updated) });
      return undefined;
    },
  });
  const isSettled = saving.isSuccess && !unsaved.isUnsaved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was edited while the form was being saved stays
  useEffect(() => {
    if (isSettled) unsaved.discard();
  }, [isSettled]);
  const change = (part: Partial<Fields>) => {
    unsaved.change(part);
    clear(part);
    saving.reset();
    say(undefined);
  };
  const state = () => {
    if (hasErrors) return { name: 'idle' } as const;
    if (saving.isPending) return { name: 'saving' } as const;
    if (saving.isError) return { name: 'failed', message: messageOf(saving.error) } as const;
    return { name: notice ? 'saved' : 'idle' } as const;
  };

  return (
    <SettingsCard
      title="Event times"
      about="When your event takes place on each day with tasks. Changes apply from today."
    >
      <form className={styles.form} {...form} inert={locked}>
        <div className={styles.fields}>
          <SelectField
            label="Time zone"
            name="timezone"
            value={fields.timezone}
            onChange={({ target }) => change({ timezone: target.value })}
          >
            {timezoneChoices(user.timezone, timezone).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Start time"
            name="start"
            type="time"
            value={fields.eventStartTime}
            onChange={({ target }) => change({ eventStartTime: target.value })}
            error={errors.eventStartTime}
            required
          />
        </div>
        {fields.eventStartTime && (
          <p className={styles.range}>
            Each event lasts {duration(eventDuration)}, from {timeRange(fields.eventStartTime, eventDuration)}.
          </p>
        )}
        <SaveRow
          state={state()}
          label="Save calendar settings"
          savedText={updated.text}
          isUnsaved={unsaved.isUnsaved}
          onDiscard={() => {
            unsaved.discard();
            clear();
            saving.reset();
          }}
        />
      </form>
    </SettingsCard>
  );
}
