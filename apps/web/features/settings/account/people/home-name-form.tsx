import { TextField } from '#apps/ui/controls/field.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { longest } from '#core/domain/limits.ts';
import { people as words } from '#words/app/people.ts';
import { useUnsaved } from '../../../../household/use-unsaved.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { SaveRow } from '../../save-row.tsx';
import { useProfileForm } from '../../use-profile-form.ts';

type Fields = { readonly name: string };

/** What the people in the home call it. */
export function HomeNameForm() {
  const { homeName } = useUser();
  const unsaved = useUnsaved<Fields>('home-name', { name: homeName });
  const { name } = unsaved.fields;
  const { errors, change, form, saveRow } = useProfileForm({
    element: 'save_home_name',
    unsaved,
    check: () => (name.trim() === '' ? { name: words.noName } : {}),
    body: () => ({ home_name: name.trim() }),
  });
  return (
    <Stack as="form" gap={16} divided {...form}>
      <TextField
        label={words.homeName}
        hint={words.homeNameHint}
        value={name}
        maxLength={longest.homeName}
        autoComplete="off"
        error={errors.name}
        required
        onChange={({ target }) => change({ name: target.value })}
      />
      <SaveRow {...saveRow} label={words.saveName} />
    </Stack>
  );
}
