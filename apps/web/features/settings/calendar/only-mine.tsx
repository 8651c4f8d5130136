import { messageOf } from '#apps/ui/api/api-error.ts';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { feed as words } from '#words/app/feed.ts';
import { useOnline } from '../../../household/use-online.ts';
import type { EventTimesFields } from './times/event-times-form.tsx';

type OnlyMineProps = {
  times: EventTimesFields;
  onlyMine: boolean;
  saving: {
    readonly mutate: (
      body: EventTimesFields & { onlyMine: boolean },
      options: { onError: (error: Error) => void },
    ) => void;
    readonly variables: { readonly onlyMine?: boolean | undefined } | undefined;
    readonly isPending: boolean;
  };
  disabled?: boolean;
};

/** Whether a calendar leaves out what is for others in the home. Saved at once. */
export function OnlyMine({ times, onlyMine, saving, disabled = false }: OnlyMineProps) {
  const { mutate, variables, isPending } = saving;
  const isOnline = useOnline();
  const { timezone, eventStartTime } = times;
  return (
    <SwitchField
      label={words.onlyMine}
      hint={words.onlyMineHint}
      checked={(isPending ? variables?.onlyMine : undefined) ?? onlyMine}
      disabled={disabled || !isOnline}
      onChange={(on) =>
        mutate(
          { timezone, eventStartTime, onlyMine: on },
          { onError: (error) => showToast(messageOf(error), { tone: 'error' }) },
        )
      }
    />
  );
}
