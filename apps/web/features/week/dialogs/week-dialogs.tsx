import { Suspense } from 'react';
import { ConfirmDialog } from '#apps/ui/controls/confirm-dialog.tsx';
import { rememberUndo } from '#apps/ui/feedback/last-undo.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { tickedOf } from '#core/domain/care/ticked.ts';
import { buttons } from '#words/app/buttons.ts';
import { ticking } from '#words/app/ticking.ts';
import { rest } from '#words/app/week/rest.ts';
import { itemName } from '#words/item-names.ts';
import type { Actor } from '../../../household/actor-name.ts';
import { doesRepeat, useRepeatingTask } from '../data/use-repeating-task.ts';
import type { GuidedDialogProps } from '../guided/guided-dialog.tsx';
import { isAddedOnce } from '../model/begun-task.ts';
import { emptyTask, fieldsOf, type NewTask } from '../model/new-task.ts';
import type { Task, Week } from '../model/week.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { BookedToast, sayBooked } from './booked-toast.tsx';
import { ChooseDayDialog } from './choose-day-dialog.tsx';
import { DoneEarlierDialog } from './done-earlier-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import type { NeedsDialogProps } from './needs-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import type { ShareTaskDialogProps } from './share-task-dialog.tsx';
import { TaskDialog } from './task-dialog.tsx';
import type { TurnTakingDialogProps } from './turn-taking-dialog.tsx';

/** Rare, and the list of supplies is long. */
const NeedsDialog = lazyComponent<'NeedsDialog', NeedsDialogProps>('NeedsDialog', () => import('./needs-dialog.tsx'));

/** Only visits of professionals have it. */
const ShareTaskDialog = lazyComponent<'ShareTaskDialog', ShareTaskDialogProps>(
  'ShareTaskDialog',
  () => import('./share-task-dialog.tsx'),
);

/** Only homes with several people have it. */
const TurnTakingDialog = lazyComponent<'TurnTakingDialog', TurnTakingDialogProps>(
  'TurnTakingDialog',
  () => import('./turn-taking-dialog.tsx'),
);

/** Only those who want to be led through a task have it. */
const GuidedDialog = lazyComponent<'GuidedDialog', GuidedDialogProps>(
  'GuidedDialog',
  () => import('../guided/guided-dialog.tsx'),
);

/** Its form is larger than the other dialogs together. */
const DetailsDialog = lazyComponent(
  'DetailsDialog',
  () => import('../../../household/history-entry/details-dialog.tsx'),
);

export type WeekDialog =
  | { readonly kind: 'delete'; readonly task: Task }
  | { readonly kind: 'day'; readonly task: Task }
  | { readonly kind: 'booked'; readonly task: Task }
  | { readonly kind: 'visit'; readonly task: Task }
  | { readonly kind: 'done'; readonly task: Task }
  | { readonly kind: 'assign'; readonly task: Task }
  | { readonly kind: 'share'; readonly task: Task }
  | { readonly kind: 'turn-taking' }
  | { readonly kind: 'details'; readonly task: Task }
  | { readonly kind: 'guided'; readonly task: Task }
  | { readonly kind: 'note'; readonly task: Task }
  | { readonly kind: 'add'; readonly draft: NewTask }
  | { readonly kind: 'edit'; readonly task: Task }
  | { readonly kind: 'needs'; readonly tasks: readonly Task[] }
  | { readonly kind: 'keys' }
  | { readonly kind: 'replan' };

/** The button of a toast that takes a change back. */
type Undo = { readonly label: string; readonly onClick: () => void };

type WeekDialogsProps = {
  /** Kept while the dialog fades out. */
  dialog: WeekDialog;
  open: boolean;
  onClose: () => void;
  today: string;
  people: Week['people'];
  on: {
    remove: (task: Task) => void;
    move: (task: Task, date: string) => void;
    completeOn: (task: Task, date: string) => Undo;
    assign: (task: Task, person: Actor | null) => void;
    add: (task: NewTask) => void;
    /** Opens the form again for what could not be added. */
    addAgain: (draft: NewTask) => void;
    edit: (task: Task, fields: NewTask) => void;
    askVisit: (task: Task) => void;
    addNote: (task: Task, note: string) => void;
    tickSteps: (task: Task, done: readonly number[]) => void;
    toggle: (task: Task) => void;
    addFiles: (task: Task, fromCamera: boolean) => void;
    replan: () => void;
  };
};

/** Shows the open dialog, if any. */
export function WeekDialogs({ dialog, open, onClose, today, people, on }: WeekDialogsProps) {
  const addRepeating = useRepeatingTask({ onFailed: on.addAgain });
  const add = (task: NewTask) => (doesRepeat(task) ? addRepeating(task) : on.add(task));
  const edit = (task: Task, fields: NewTask) =>
    doesRepeat(fields) ? addRepeating(fields, task.id) : on.edit(task, fields);
  const onOpenChange = (next: boolean) => {
    if (!next) onClose();
  };
  const closeAndRun = (act: () => void) => {
    onClose();
    act();
  };
  switch (dialog.kind) {
    case 'delete':
      return (
        <ConfirmDialog
          open={open}
          onOpenChange={onOpenChange}
          title={rest.delete.title}
          description={deletionNote(dialog.task)}
          confirmLabel={buttons.delete}
          onConfirm={() => closeAndRun(() => on.remove(dialog.task))}
        />
      );
    case 'day':
      return (
        <ChooseDayDialog
          open={open}
          onOpenChange={onOpenChange}
          task={dialog.task}
          today={today}
          onChoose={(date) => closeAndRun(() => on.move(dialog.task, date))}
        />
      );
    case 'booked':
      return <BookedToast open={open} task={dialog.task} onShown={onClose} onAsk={on.askVisit} />;
    case 'visit':
      return (
        <ChooseDayDialog
          open={open}
          onOpenChange={onOpenChange}
          title={ticking.whenTheyCome}
          task={dialog.task}
          today={today}
          onChoose={(date) => closeAndRun(() => on.add(visitOn(date, dialog.task)))}
        />
      );
    case 'done':
      return (
        <DoneEarlierDialog
          open={open}
          onOpenChange={onOpenChange}
          task={dialog.task}
          today={today}
          onChoose={(date, said) =>
            closeAndRun(() => sayEarlier(said, dialog.task, on.completeOn(dialog.task, date), on.askVisit))
          }
        />
      );
    case 'assign':
      return (
        <AssignDialog
          open={open}
          onOpenChange={onOpenChange}
          task={dialog.task}
          people={people}
          onChoose={(person) => closeAndRun(() => on.assign(dialog.task, person))}
        />
      );
    case 'share':
      return (
        <Suspense>
          <ShareTaskDialog open={open} onOpenChange={onOpenChange} task={dialog.task} />
        </Suspense>
      );
    case 'turn-taking':
      return (
        <Suspense>
          <TurnTakingDialog open={open} onOpenChange={onOpenChange} today={today} />
        </Suspense>
      );
    case 'details':
      return (
        <Suspense>
          <DetailsDialog open={open} onOpenChange={onOpenChange} task={dialog.task} today={today} />
        </Suspense>
      );
    case 'guided':
      return (
        <Suspense>
          <GuidedDialog
            open={open}
            onOpenChange={onOpenChange}
            task={dialog.task}
            onTick={(done) => on.tickSteps(dialog.task, done)}
            onComplete={() => on.toggle(dialog.task)}
            onAddFiles={(fromCamera) => on.addFiles(dialog.task, fromCamera)}
          />
        </Suspense>
      );
    case 'note':
      return (
        <NoteDialog
          open={open}
          onOpenChange={onOpenChange}
          task={dialog.task}
          onSave={(note) => closeAndRun(() => on.addNote(dialog.task, note))}
        />
      );
    case 'add':
      return (
        <TaskDialog
          open={open}
          onOpenChange={onOpenChange}
          draft={dialog.draft}
          today={today}
          onSave={(task) => closeAndRun(() => add(task))}
        />
      );
    case 'edit':
      return (
        <TaskDialog
          id={dialog.task.id}
          open={open}
          onOpenChange={onOpenChange}
          draft={fieldsOf(dialog.task)}
          canRepeat={isAddedOnce(dialog.task)}
          today={today}
          onSave={(fields) => closeAndRun(() => edit(dialog.task, fields))}
        />
      );
    case 'needs':
      return (
        <Suspense>
          <NeedsDialog open={open} onOpenChange={onOpenChange} tasks={dialog.tasks} />
        </Suspense>
      );
    case 'keys':
      return <KeysDialog open={open} onOpenChange={onOpenChange} />;
    case 'replan':
      return (
        <ConfirmDialog
          open={open}
          onOpenChange={onOpenChange}
          title={rest.replan.title}
          description={rest.replan.text}
          confirmLabel={rest.replan.submit}
          tone="primary"
          onConfirm={() => closeAndRun(on.replan)}
        />
      );
  }
}

/** A visit that was booked leads to its day, like one that is ticked: then only a key takes it back. */
function sayEarlier(said: string, task: Task, undo: Undo, onAsk: (task: Task) => void): void {
  if (tickedOf(task.guide) === 'work') showToast(said, { description: task.fullTitle, action: undo });
  else {
    rememberUndo(undo.onClick);
    sayBooked(said, task, onAsk);
  }
}

const visitOn = (date: string, { category, fullTitle }: Task): NewTask => ({
  ...emptyTask(date),
  title: rest.visit.task(itemName(category)),
  notes: rest.visit.notes(fullTitle),
});

function deletionNote({ fullTitle, isUserCreated }: Task): string {
  return isUserCreated ? fullTitle : rest.delete.planned(fullTitle);
}
