import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { hourText } from '#apps/ui/content/hour-text.ts';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { pushHours } from '#core/domain/push/subscription.ts';
import { buttons } from '#words/app/buttons.ts';
import { push as words } from '#words/app/push.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { NotAllowed, showNothing, showTasksAt } from './browser-push.ts';
import { pushKey, usePush } from './use-push.ts';

const hours = Array.from({ length: pushHours.last - pushHours.first + 1 }, (_, index) => pushHours.first + index);
const usualHour = 8;

const blocked = words.blocked;

/** What to say about an error of `showTasksAt` and `showNothing`. */
function whyNot(error: unknown): string {
  if (error instanceof NotAllowed) return blocked;
  return error instanceof ApiError ? messageOf(error) : words.unreached;
}

export function PushContent() {
  const query = usePush();
  return (
    <>
      <p>{words.introduction}</p>
      <Loaded query={query} what={words.yours} skeleton={<Skeleton height="3.5rem" />}>
        {({ worker, publicKey, hour }) =>
          worker ? (
            <PushForm worker={worker} publicKey={publicKey} hour={hour} />
          ) : (
            <Alert tone="info">{words.notHere}</Alert>
          )
        }
      </Loaded>
    </>
  );
}

type PushFormProps = { worker: ServiceWorkerRegistration; publicKey: string; hour: number | null };

/** On or off, and the hour. Each change is saved at once. */
function PushForm({ worker, publicKey, hour }: PushFormProps) {
  const client = useQueryClient();
  const saving = useMutation({
    scope: { id: 'push' },
    mutationFn: async (wanted: number | null) => {
      track('settings_interaction', { element_name: wanted === null ? 'push_off' : 'push_on' });
      if (wanted === null) await showNothing(worker);
      else await showTasksAt(wanted, worker, publicKey);
    },
    onSuccess: (_, wanted) => {
      client.setQueryData(pushKey, { worker, publicKey, hour: wanted });
    },
  });
  const shown = saving.isPending ? saving.variables : hour;
  return (
    <>
      <SwitchField
        label={words.show}
        checked={shown !== null}
        onChange={(on) => saving.mutate(on ? usualHour : null)}
      />
      {shown !== null && (
        <SelectField label={words.hour} value={shown} onChange={({ target }) => saving.mutate(Number(target.value))}>
          {hours.map((each) => (
            <option key={each} value={each}>
              {hourText(each)}
            </option>
          ))}
        </SelectField>
      )}
      <p role="status">
        {saving.isPending && buttons.saving}
        {saving.isSuccess && buttons.saved}
      </p>
      {saving.isError && <Alert>{whyNot(saving.error)}</Alert>}
    </>
  );
}
