import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { format } from '#words/format.ts';
import type { Task } from '../model/week.ts';
import styles from './dialogs.module.css';

export type ShareTaskDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; task: Task };

/** An address at which a tradesperson sees this task, ticks it off, and adds a note, photos and the invoice. */
export function ShareTaskDialog({ open, onOpenChange, task }: ShareTaskDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Send to a tradesperson"
      description="With this link, they see this task without an account, tick it off, and add a note, photos and the invoice. They see nothing else."
    >
      <Link task={task} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Link({ task: { id }, onClose }: { task: Task; onClose: () => void }) {
  const link = useMutation({ mutationFn: () => call('shareTask', { params: { id } }) });
  const revocation = useMutation({
    mutationFn: () => call('revokeTaskLink', { params: { id } }),
    onSuccess: () => {
      onClose();
      showToast('The link no longer works');
    },
  });
  const { mutate } = link;
  useEffect(() => mutate(), [mutate]);
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => showToast('Copied'),
      () => showToast('Select the link and copy it', { tone: 'error' }),
    );
  if (link.isError)
    return (
      <Alert
        action={
          <Button variant="ghost" small onClick={() => mutate()}>
            Try again
          </Button>
        }
      >
        {messageOf(link.error)}
      </Alert>
    );
  if (!link.data)
    return (
      <>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <Skeleton height="6rem" />
      </>
    );
  const { url, expiresAt } = link.data;
  return (
    <div className={styles.form}>
      <TextField
        label="The link"
        hint={`It works until ${format.date(expiresAt.slice(0, 10))}. An earlier link for this task no longer works.`}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      {revocation.isError && <Alert>{messageOf(revocation.error)}</Alert>}
      <DialogActions>
        <Button variant="ghost" small busy={revocation.isPending} onClick={() => revocation.mutate()}>
          End the link
        </Button>
        <Button small onClick={() => void copy(url)}>
          Copy
        </Button>
      </DialogActions>
    </div>
  );
}
