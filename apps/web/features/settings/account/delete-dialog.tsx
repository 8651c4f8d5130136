import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { TextField } from '#apps/ui/controls/field.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { isRunning } from '#core/domain/subscription.ts';
import { useUser } from '../../../session/use-auth.ts';
import { confirmsDeletion } from './confirms-deletion.ts';
import { deleteAccount } from './delete-account.ts';
import styles from './delete-dialog.module.css';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Lists what is deleted and requires typed confirmation. */
export function DeleteDialog({ open, onOpenChange }: Props) {
  const { email, plan } = useUser();
  const isPaying = plan.source === 'subscription' || (plan.status !== null && isRunning({ status: plan.status }));
  const [typed, setTyped] = useState('');
  const { errors, busy, clear, form } = useForm<'typed' | 'failure'>({
    check: () => (confirmsDeletion(typed, email) ? {} : { typed: 'Please type DELETE or your email address' }),
    submit: () => {
      track('settings_interaction', { element_name: 'delete_account' });
      return deleteAccount();
    },
  });

  const close = (next: boolean) => {
    if (busy) return;
    setTyped('');
    clear();
    onOpenChange(next);
  };

  return (
    <LazyConfirmDialog
      open={open}
      onOpenChange={close}
      title="Delete your account?"
      description="This permanently deletes your home, your weeks and their history, your custom tasks and every session. It can’t be undone."
      confirmLabel="Delete my account"
      cancelLabel="Keep my account"
      busy={busy}
      onConfirm={() => form.ref.current?.requestSubmit()}
    >
      <form className={styles.form} {...form}>
        {isPaying && (
          <Alert tone="info">
            Your subscription is cancelled first, and Premium ends at once. There are no refunds for partial periods.
          </Alert>
        )}
        <TextField
          label="To confirm, type DELETE or your email address"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            clear({ typed });
          }}
          error={errors.typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {errors.failure && <Alert>{errors.failure}</Alert>}
      </form>
    </LazyConfirmDialog>
  );
}
