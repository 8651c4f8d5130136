import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { useOnline } from '../../../household/use-online.ts';
import { useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { useUser } from '../../../session/use-auth.ts';
import { SettingsPart } from '../settings-part.tsx';

/** Whether the assistant may personalise the weeks. */
export function AssistantSwitch() {
  const { assistant_weeks } = useUser();
  const { save, pending } = useSaveAtOnce();
  const isOnline = useOnline();
  return (
    <SettingsPart
      title="The assistant"
      how={
        <>
          Rules decide what your home needs. From these tasks, an AI model can choose those for a week, put them in
          order, and write a note for the week and a line for a task. It receives a list of what your home has and which
          tasks are due, but not your name or email address: see the <Link to={paths.privacy}>privacy policy</Link>.
        </>
      }
    >
      <SwitchField
        label="Use the assistant"
        hint="When it’s off, your weeks are planned without it and have no notes."
        checked={pending.assistant_weeks ?? assistant_weeks}
        disabled={!isOnline}
        onChange={(on) => save({ assistant_weeks: on }, on ? 'The assistant is on' : 'The assistant is off')}
      />
    </SettingsPart>
  );
}
