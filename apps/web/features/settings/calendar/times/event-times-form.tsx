import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import type { OutputOf } from '#apps/ui/api/client.ts';
import { TextField } from '#apps/ui/controls/field.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { calendarSettings as words } from '#words/app/calendar-settings.ts';
import { formFields } from '#words/app/form-fields.ts';
import { durations } from '#words/durations.ts';
import type { Unsaved } from '../../../../household/use-unsaved.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { SaveRow } from '../../save-row.tsx';
import type { Notice } from '../callback-result.ts';
import { useNotice } from '../use-notice.ts';
import { timeRange, timezoneChoices } from './event-times.ts';
import styles from './event-times-form.module.css';

export type EventTimes = NonNullable<OutputOf<'getCalendarFeed'>['times']>;
export type EventTimesFields = Pick<EventTimes, 'timezone' | 'eventStartTime'>;

type EventTimesFormProps = {
  saved: EventTimes;
  unsaved: Unsaved<EventTimesFields>;
  saving: Pick<
    UseMutationResult<unknown, Error, EventTimesFields>,
    'mutate' | 'reset' | 'isSuccess' | 'isPending' | 'isError' | 'error'
  >;
  disabled?: boolean;
  /** What the button is called here, and in reports of its use. */
  label: string;
  element: string;
  savedText: string;
};

/** When events take place. */
export function EventTimesForm({ saved, unsaved, saving, disabled, label, element, savedText }: EventTimesFormProps) {
  const user = useUser();
  const { fields } = unsaved;
  const [notice, say] = useNotice(undefined);
  const updated: Notice = { tone: 'success', text: savedText };
  const { errors, hasErrors, clear, form } = useForm<keyof EventTimesFields>({
    check: () => (fields.eventStartTime ? {} : { eventStartTime: words.noStart }),
    submit: () => {
      track('settings_interaction', { element_name: element });
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
  const change = (part: Partial<EventTimesFields>) => {
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
    <Stack as="form" gap={24} {...form} inert={disabled}>
      <div className={styles.fields}>
        <SelectField
          label={formFields.timezone}
          name="timezone"
          value={fields.timezone}
          onChange={({ target }) => change({ timezone: target.value })}
        >
          {timezoneChoices(user.timezone, saved.timezone).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.start}
          name="start"
          type="time"
          value={fields.eventStartTime}
          onChange={({ target }) => change({ eventStartTime: target.value })}
          error={errors.eventStartTime}
          required
        />
      </div>
      {fields.eventStartTime && (
        <Text as="p" color="soft">
          {words.eachEvent(durations.short(saved.eventDuration), timeRange(fields.eventStartTime, saved.eventDuration))}
        </Text>
      )}
      <SaveRow
        state={state()}
        label={label}
        savedText={savedText}
        isUnsaved={unsaved.isUnsaved}
        onDiscard={() => {
          unsaved.discard();
          clear();
          saving.reset();
        }}
      />
    </Stack>
  );
}
