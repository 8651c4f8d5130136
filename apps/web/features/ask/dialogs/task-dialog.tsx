import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { TaskGuide } from '../../../household/task-guide.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions } from '../../../ui/controls/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

export type TaskDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  taskId: string;
  title: string;
};

/** The details of a task of the catalogue. */
export function TaskDialog({ open, onOpenChange, taskId, title }: TaskDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <Details taskId={taskId} />
      <DialogActions>
        <Button variant="ghost" small onClick={() => onOpenChange(false)}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Details({ taskId }: { taskId: string }) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['care-task', taskId],
    queryFn: ({ signal }) => call('getCareTask', { params: { taskId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <TaskGuide guide={data.guide} heading="h3" />;
  if (isError) {
    const again = (
      <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return <Alert action={again}>{messageOf(error)}</Alert>;
  }
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton height="14rem" />
    </>
  );
}
