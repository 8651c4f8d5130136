import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { daysInStep } from '#core/domain/calendar/settings.ts';
import { calendarConnection as words } from '#words/app/calendar-connection.ts';
import type { Connection } from '../connection-in.ts';
import { useSaveCalendar } from '../use-calendar.ts';

/** Whether events follow the plan by themselves. Saved at once. */
export function KeepInStep({ connection, locked }: { connection: Connection; locked: boolean }) {
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
        disabled={locked}
        onChange={change}
      />
      {isError && <Alert>{messageOf(error)}</Alert>}
    </Stack>
  );
}
