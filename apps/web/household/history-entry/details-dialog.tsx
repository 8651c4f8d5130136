import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { currencyOfCountry } from '#core/domain/history/currency-of-country.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { buttons } from '#words/app/buttons.ts';
import { entry as words } from '#words/app/entry.ts';
import { frame } from '#words/site/frame.ts';
import { useUser } from '../../session/use-auth.ts';
import { draftOf } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { historyKey } from './history-key.ts';

type DetailsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A done task. */
  task: { readonly id: string; readonly fullTitle: string };
  today: IsoDate;
};

/** Adds a note, a cost or a name to a task that is done. What was noted before is loaded first. */
export function DetailsDialog({ open, onOpenChange, task, today }: DetailsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={task.fullTitle}>
      <LoadedForm task={task} today={today} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type LoadedFormProps = Pick<DetailsDialogProps, 'task' | 'today'> & { onClose: () => void };

function LoadedForm({ task: { id }, today, onClose }: LoadedFormProps) {
  const { country } = useUser();
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: [...historyKey, 'entry', id],
    queryFn: ({ signal }) => call('getEntry', { params: { id } }, { signal }),
    // Another device may have changed it, and the form must not overwrite that with something older.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (isError && !data) {
    const again = (
      <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
        {buttons.tryAgain}
      </Button>
    );
    return <Alert action={again}>{messageOf(error)}</Alert>;
  }
  if (!data) {
    return (
      <>
        <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
        <Skeleton height="18rem" />
      </>
    );
  }
  const save = () => {
    onClose();
    showToast(words.savedInHistory, { description: data.fullTitle });
  };
  const draft = draftOf(data, currencyOfCountry(country ?? undefined));
  return <EntryForm entry={data} draft={draft} today={today} onSaved={save} onCancel={onClose} />;
}
