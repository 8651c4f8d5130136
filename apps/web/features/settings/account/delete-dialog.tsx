import { type SubmitEvent, useRef, useState } from 'react';
import { isRunning } from '#core/domain/subscription.ts';
import { track } from '../../../analytics/track.ts';
import { useUser } from '../../../session/use-auth.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { LazyConfirmDialog } from '../../../ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { confirmsDeletion } from './confirms-deletion.ts';
import styles from './delete-dialog.module.css';
import { useDeletion } from './use-deletion.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Lists what is deleted and requires typed confirmation. */
export function DeleteDialog({ open, onOpenChange }: Props) {
  const { email, plan } = useUser();
  const isPaying = plan.source === 'subscription' || (plan.status !== null && isRunning({ status: plan.status }));
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { busy, failure, start, reset } = useDeletion();

  const change = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  const close = (next: boolean) => {
    if (busy) return;
    change('');
    reset();
    onOpenChange(next);
  };
  const confirm = () => {
    if (busy) return;
    if (confirmsDeletion(typed, email)) {
      track('settings_interaction', { element_name: 'delete_account' });
      void start();
    } else {
      setProblem('Please type DELETE or your email address');
      input.current?.focus();
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    confirm();
  };

  return (
    <LazyConfirmDialog
      open={open}
      onOpenChange={close}
      title="Delete your account?"
      description="Your home, your weeks and their history, your custom tasks and every session go for good. Nobody can bring them back."
      confirmLabel="Delete my account"
      cancelLabel="Keep my account"
      busy={busy}
      onConfirm={confirm}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {isPaying && (
          <Alert tone="info">
            Your subscription is cancelled first, and Premium ends at once. There are no refunds for partial periods.
          </Alert>
        )}
        <TextField
          ref={input}
          label="To confirm, type DELETE or your email address"
          value={typed}
          onChange={({ target }) => change(target.value)}
          error={problem}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {failure && <Alert>{failure}</Alert>}
      </form>
    </LazyConfirmDialog>
  );
}
