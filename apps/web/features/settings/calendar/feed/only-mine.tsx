import { messageOf } from '#apps/ui/api/api-error.ts';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { feed as words } from '#words/app/feed.ts';
import { useOnline } from '../../../../household/use-online.ts';
import type { EventTimes } from '../times/event-times-form.tsx';
import { useSaveFeedTimes } from './use-feed.ts';

/** Whether the address leaves out what is for others in the home. */
export function OnlyMine({ times, onlyMine }: { times: EventTimes; onlyMine: boolean }) {
  const { mutate, variables, isPending } = useSaveFeedTimes();
  const isOnline = useOnline();
  const { timezone, eventStartTime } = times;
  return (
    <SwitchField
      label={words.onlyMine}
      hint={words.onlyMineHint}
      checked={(isPending ? variables?.onlyMine : undefined) ?? onlyMine}
      disabled={!isOnline}
      onChange={(on) =>
        mutate(
          { timezone, eventStartTime, onlyMine: on },
          { onError: (error) => showToast(messageOf(error), { tone: 'error' }) },
        )
      }
    />
  );
}
