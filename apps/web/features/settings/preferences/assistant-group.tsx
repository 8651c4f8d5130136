import { Marked } from '#apps/ui/content/marked.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { preferences as words } from '#words/app/preferences.ts';
import { useOnline } from '../../../household/use-online.ts';
import { useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { useUser } from '../../../session/use-auth.ts';
import { SettingsPart } from '../settings-part.tsx';
import { PausePart } from './pause/pause-part.tsx';

export function AssistantGroup() {
  const { assistant } = useUser();
  return (
    <>
      {assistant && <AssistantSwitch />}
      <PausePart />
    </>
  );
}

/** Whether the assistant may personalise the weeks. */
function AssistantSwitch() {
  const { assistant_weeks } = useUser();
  const { save, pending } = useSaveAtOnce();
  const isOnline = useOnline();
  return (
    <SettingsPart
      title={words.assistant}
      how={<Marked text={words.assistantAbout} show={(label) => <Link to={paths.privacy}>{label}</Link>} />}
    >
      <SwitchField
        label={words.assistantSwitch}
        hint={words.assistantHint}
        checked={pending.assistant_weeks ?? assistant_weeks}
        disabled={!isOnline}
        onChange={(on) => save({ assistant_weeks: on }, on ? words.assistantOn : words.assistantOff)}
      />
    </SettingsPart>
  );
}
