import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { Suspense, useState } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { ask } from '#words/app/ask.ts';
import type { TaskDialogProps } from '../dialogs/task-dialog.tsx';
import styles from './source-chip.module.css';

const TaskDialog = lazyComponent<'TaskDialog', TaskDialogProps>(
  'TaskDialog',
  () => import('../dialogs/task-dialog.tsx'),
);

/** Opens the details of a care task. */
export function TaskChip({ taskId, title }: { taskId: string; title: string }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const preload = () => void TaskDialog.preload();
  return (
    <>
      <button
        type="button"
        className={joinClasses(styles.chip, styles.open)}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <ClipboardCheck size={16} aria-hidden="true" />
        {ask.answer.task(isolated(title))}
      </button>
      {wasOpened && (
        <Suspense>
          <TaskDialog open={open} onOpenChange={setOpen} taskId={taskId} title={title} />
        </Suspense>
      )}
    </>
  );
}
