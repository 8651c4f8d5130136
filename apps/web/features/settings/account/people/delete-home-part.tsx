import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { openHome } from '../../../../session/open-home.ts';
import { useUser } from '../../../../session/use-auth.ts';
import styles from './people.module.css';

/** Deletes a home in which the user is alone, for someone who has others. */
export function DeleteHomePart() {
  const { homeName } = useUser();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const { errors, busy, clear, form } = useForm<'typed' | 'failure'>({
    check: () => (typed.trim().toLowerCase() === 'delete' ? {} : { typed: 'Please type DELETE' }),
    submit: async () => {
      track('settings_interaction', { element_name: 'delete_home' });
      try {
        await call('deleteHome');
        openHome(undefined);
        return undefined;
      } catch (error) {
        return { failure: messageOf(error) };
      }
    },
  });
  return (
    <div className={styles.part}>
      <div>
        <Button small variant="ghost" onClick={() => setAsking(true)}>
          Delete this home
        </Button>
      </div>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={(open) => !busy && setAsking(open)}
        title={`Delete “${homeName}”?`}
        description="Its weeks and their history, custom tasks, photos, documents and settings are deleted, and its subscription ends. Your account and your other homes stay. It can’t be undone."
        confirmLabel="Delete this home"
        cancelLabel="Keep it"
        busy={busy}
        onConfirm={() => form.ref.current?.requestSubmit()}
      >
        <form className={styles.form} {...form}>
          <TextField
            label="To confirm, type DELETE"
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
        </form>
      </LazyConfirmDialog>
    </div>
  );
}
