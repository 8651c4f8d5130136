import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextAreaField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { longest } from '#core/domain/limits.ts';
import { buttons } from '#words/app/buttons.ts';
import { rest } from '#words/app/week/rest.ts';
import { useUnsaved } from '../../../household/use-unsaved.ts';
import type { Task } from '../model/week.ts';

type NoteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: Task;
  onSave: (note: string) => void;
};

/** Adds a note to a done task while the browser is offline, when its other details can't be loaded. */
export function NoteDialog({ open, onOpenChange, task, onSave }: NoteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={rest.note.title} description={task.fullTitle}>
      <NoteForm taskId={task.id} onSave={onSave} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type NoteFormProps = Pick<NoteDialogProps, 'onSave'> & { taskId: string; onCancel: () => void };

function NoteForm({ taskId, onSave, onCancel }: NoteFormProps) {
  const unsaved = useUnsaved(`note.${taskId}`, { note: '' });
  const { note } = unsaved.fields;
  const cancel = () => {
    unsaved.clear();
    onCancel();
  };
  const { errors, clear, form } = useForm<'note'>({
    check: () => ({ note: note.trim() === '' ? rest.note.missing : undefined }),
    submit: () => {
      unsaved.clear();
      onSave(note.trim());
      return undefined;
    },
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <TextAreaField
        name="note"
        label={rest.note.label}
        rows={3}
        value={note}
        maxLength={longest.notes}
        error={errors.note}
        onChange={({ target }) => {
          unsaved.change({ note: target.value });
          clear();
        }}
      />
      <DialogActions>
        <Button variant="ghost" small onClick={cancel}>
          {buttons.cancel}
        </Button>
        <Button type="submit" small>
          {buttons.save}
        </Button>
      </DialogActions>
    </Stack>
  );
}
