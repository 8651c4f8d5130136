import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { longest } from '#core/domain/limits.ts';
import { people as words } from '#words/app/people.ts';
import { openHome } from '../../../../session/open-home.ts';

/** Adds a home that the user owns and describes next, for someone who looks after several. */
export function AddHomePart() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const { errors, busy, clear, form } = useForm<'name' | 'failure'>({
    check: () => (name.trim() === '' ? { name: words.noName } : {}),
    submit: async () => {
      track('settings_interaction', { element_name: 'add_home' });
      try {
        openHome((await call('addHome', { body: { name: name.trim() } })).id);
        return undefined;
      } catch (error) {
        return { failure: refusalText(error) };
      }
    },
  });
  if (!isOpen) {
    return (
      <Stack gap={16} divided>
        <div>
          <Button small variant="ghost" onClick={() => setIsOpen(true)}>
            {words.addHome}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack as="form" gap={16} divided {...form}>
      <TextField
        label={words.otherName}
        hint={words.addHomeAbout}
        value={name}
        maxLength={longest.homeName}
        autoComplete="off"
        autoFocus
        error={errors.name}
        required
        onChange={({ target }) => {
          setName(target.value);
          clear();
        }}
      />
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <div>
        <Button type="submit" small busy={busy}>
          {words.addIt}
        </Button>
      </div>
    </Stack>
  );
}
