import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { buttons } from '#words/app/buttons.ts';
import { homeAssistant as words } from '#words/app/home-assistant.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { useDayText } from '../use-day-text.ts';

const queryKey = ['home-assistant'];

/** Whether the home is published for Home Assistant, and since when. A change is saved at once. */
export function HomeAssistantSwitch() {
  const client = useQueryClient();
  const day = useDayText();
  const mayChange = useMay('member');
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call('getHomeAssistant', undefined, { signal }) });
  const saving = useMutation({
    scope: { id: 'home-assistant' },
    mutationFn: (on: boolean) => {
      track('settings_interaction', { element_name: on ? 'home_assistant_on' : 'home_assistant_off' });
      return call(on ? 'linkHomeAssistant' : 'unlinkHomeAssistant');
    },
    onSuccess: (link) => {
      client.setQueryData(queryKey, link);
    },
  });
  const hintOff = mayChange ? words.seenBy : words.onlyMembers;
  return (
    <Loaded query={query} what={words.yours} skeleton={<Skeleton height="3.5rem" />}>
      {({ since, by }) => (
        <>
          <SwitchField
            label={words.publish}
            hint={since === null ? hintOff : words.on(by ?? '', day(since))}
            checked={saving.isPending ? saving.variables : since !== null}
            disabled={!mayChange}
            onChange={saving.mutate}
          />
          <p role="status">
            {saving.isPending && buttons.saving}
            {saving.isSuccess && buttons.saved}
          </p>
          {saving.isError && <Alert>{messageOf(saving.error)}</Alert>}
        </>
      )}
    </Loaded>
  );
}
