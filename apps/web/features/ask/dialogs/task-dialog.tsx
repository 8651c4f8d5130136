import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { ask } from '#words/app/ask.ts';
import { buttons } from '#words/app/buttons.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { TaskGuide } from '../../../household/task-guide.tsx';

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
          {buttons.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Details({ taskId }: { taskId: string }) {
  const query = useQuery({
    queryKey: ['care-task', taskId],
    queryFn: ({ signal }) => call('getCareTask', { params: { taskId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query} what={ask.answer.theTask} skeleton={<Loading />}>
      {({ guide }) => <TaskGuide guide={guide} heading="h3" />}
    </Loaded>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Skeleton height="14rem" />
    </>
  );
}
