import { track } from '#apps/ui/analytics/track.ts';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { useOnline } from '../../../household/use-online.ts';
import { useUser } from '../../../session/use-auth.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useSaveProfile } from '../use-save-profile.ts';

/** Whether the assistant may personalise the weeks. Saved at once. */
export function AssistantCard() {
  const { assistant_weeks } = useUser();
  const { state, save } = useSaveProfile();
  const isOnline = useOnline();
  const isSaving = state.name === 'saving';
  const change = (assistant_weeks: boolean) => {
    track('settings_interaction', { element_name: assistant_weeks ? 'assistant_weeks_on' : 'assistant_weeks_off' });
    void save({ assistant_weeks });
  };
  return (
    <SettingsCard
      title="The assistant"
      about={
        <>
          Rules decide what your home needs. From these tasks, an AI model can choose those for a week, put them in
          order, and write a note for the week and a line for a task. It receives a list of what your home has and which
          tasks are due, but not your name or email address: see the <Link to={paths.privacy}>privacy policy</Link>.
        </>
      }
    >
      <SwitchField
        label="Let the assistant personalise my weeks"
        hint="When this is off, rules alone plan your next weeks, without notes."
        // Until it is saved, the switch shows what the user chose.
        checked={isSaving ? !assistant_weeks : assistant_weeks}
        disabled={!isOnline || isSaving}
        onChange={change}
      />
      {state.name === 'failed' && <Alert>{state.message}</Alert>}
    </SettingsCard>
  );
}
