import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { account } from '#words/app/account.ts';
import { people as words } from '#words/app/people.ts';
import { openHome } from '../../../../session/open-home.ts';
import { useUser } from '../../../../session/use-auth.ts';
import styles from './people.module.css';

/** Deletes a home in which the user is alone, for someone who has others. */
export function DeleteHomePart() {
  const { id, homeName } = useUser();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const { errors, busy, clear, form } = useForm<'typed' | 'failure'>({
    check: () => (typed.trim().toLowerCase() === account.deleteWord ? {} : { typed: words.typeDelete }),
    submit: async () => {
      track('settings_interaction', { element_name: 'delete_home' });
      try {
        await call('deleteHome', { params: { id } });
        openHome(undefined);
        return undefined;
      } catch (error) {
        return { failure: messageOf(error) };
      }
    },
  });
  return (
    <Stack gap={16} divided>
      <div>
        <Button small variant="ghost" onClick={() => setAsking(true)}>
          {words.deleteHome}
        </Button>
      </div>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={(open) => !busy && setAsking(open)}
        title={words.deleteTitle(isolated(homeName))}
        description={words.deleteAbout}
        confirmLabel={words.deleteHome}
        cancelLabel={words.keep}
        busy={busy}
        onConfirm={() => form.ref.current?.requestSubmit()}
      >
        <Stack as="form" gap={16} align="start" className={styles.form} {...form}>
          <TextField
            label={words.toConfirm}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.typed}
            onChange={({ target }) => {
              setTyped(target.value);
              clear();
            }}
          />
          {errors.failure && <Alert>{errors.failure}</Alert>}
        </Stack>
      </LazyConfirmDialog>
    </Stack>
  );
}
