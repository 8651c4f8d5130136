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
import { Stack } from '#apps/ui/layout/stack.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { buttons } from '#words/app/buttons.ts';
import { shareTask } from '#words/app/week/share-task.ts';
import { format } from '#words/format.ts';
import { frame } from '#words/site/frame.ts';
import type { Task } from '../model/week.ts';

export type ShareTaskDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; task: Task };

/** An address at which a tradesperson sees this task, ticks it off, and adds a note, photos and the invoice. */
export function ShareTaskDialog({ open, onOpenChange, task }: ShareTaskDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shareTask.title} description={shareTask.text}>
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
      showToast(shareTask.ended);
    },
  });
  const { mutate } = link;
  useEffect(() => mutate(), [mutate]);
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => showToast(shareTask.copied),
      () => showToast(shareTask.refused, { tone: 'error' }),
    );
  if (link.isError)
    return (
      <Alert
        action={
          <Button variant="ghost" small onClick={() => mutate()}>
            {buttons.tryAgain}
          </Button>
        }
      >
        {messageOf(link.error)}
      </Alert>
    );
  if (!link.data)
    return (
      <>
        <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
        <Skeleton height="6rem" />
      </>
    );
  const { url, expiresAt } = link.data;
  return (
    <Stack gap={20}>
      <TextField
        label={shareTask.link}
        hint={shareTask.validUntil(format.date(expiresAt.slice(0, 10)))}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      {revocation.isError && <Alert>{messageOf(revocation.error)}</Alert>}
      <DialogActions>
        <Button variant="ghost" small busy={revocation.isPending} onClick={() => revocation.mutate()}>
          {shareTask.end}
        </Button>
        <Button small onClick={() => void copy(url)}>
          {shareTask.copy}
        </Button>
      </DialogActions>
    </Stack>
  );
}
