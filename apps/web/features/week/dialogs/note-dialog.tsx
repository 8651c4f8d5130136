import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextAreaField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { longest } from '#core/domain/limits.ts';
import { useDraft } from '../../../household/use-draft.ts';
import type { Task } from '../model/week.ts';
import styles from './dialogs.module.css';

type NoteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: Task;
  onSave: (note: string) => void;
};

/** Adds a note to a done task while the browser is offline, when its other details can't be loaded. */
export function NoteDialog({ open, onOpenChange, task, onSave }: NoteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add a note" description={task.fullTitle}>
      <NoteForm taskId={task.id} onSave={onSave} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type NoteFormProps = Pick<NoteDialogProps, 'onSave'> & { taskId: string; onCancel: () => void };

const isNoteOf = (stored: unknown, taskId: string): stored is { note: string } =>
  typeof stored === 'object' && stored !== null && Reflect.get(stored, 'taskId') === taskId && 'note' in stored;

function NoteForm({ taskId, onSave, onCancel }: NoteFormProps) {
  const { draft, write, discard } = useDraft({
    subject: 'note',
    parse: (stored) => ({ taskId, note: isNoteOf(stored, taskId) ? String(stored.note) : '' }),
    isEmpty: ({ note }) => note.trim() === '',
  });
  const { note } = draft;
  const cancel = () => {
    discard();
    onCancel();
  };
  const { errors, clear, form } = useForm<'note'>({
    check: () => ({ note: note.trim() === '' ? 'Please write a note' : undefined }),
    submit: () => {
      discard();
      onSave(note.trim());
      return undefined;
    },
  });
  return (
    <form className={styles.form} {...form}>
      <TextAreaField
        name="note"
        label="Note"
        rows={3}
        value={note}
        maxLength={longest.notes}
        error={errors.note}
        onChange={({ target }) => {
          write({ taskId, note: target.value });
          clear();
        }}
      />
      <DialogActions>
        <Button variant="ghost" small onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" small>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
