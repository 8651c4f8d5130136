import { type FormEvent, useState } from 'react';
import { longest } from '#core/domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions } from '../../../ui/controls/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/controls/field.tsx';
import { checkNewTask, type NewTask, type NewTaskErrors } from '../model/new-task.ts';
import styles from './dialogs.module.css';

type AddTaskDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The initial values. */
  draft: NewTask;
  today: string;
  onAdd: (task: NewTask) => void;
};

export function AddTaskDialog({ open, onOpenChange, ...form }: AddTaskDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a task"
      description="One job on one day. For something that comes back, create a custom task."
    >
      <AddTaskForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type AddTaskFormProps = Pick<AddTaskDialogProps, 'draft' | 'today' | 'onAdd'> & { onCancel: () => void };

function AddTaskForm({ draft, today, onAdd, onCancel }: AddTaskFormProps) {
  const [fields, setFields] = useState(draft);
  const [errors, setErrors] = useState<NewTaskErrors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkNewTask(fields, today);
    setErrors(found);
    const firstWrong = found.title ? 'title' : found.date && 'date';
    if (!firstWrong) return onAdd(fields);
    const control = event.currentTarget.elements.namedItem(firstWrong);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name="title"
        label="Title"
        value={fields.title}
        maxLength={longest.title}
        autoComplete="off"
        required
        error={errors.title}
        onChange={({ target }) => setFields({ ...fields, title: target.value })}
      />
      <TextField
        name="date"
        type="date"
        label="Day"
        value={fields.date}
        min={today}
        required
        error={errors.date}
        onChange={({ target }) => setFields({ ...fields, date: target.value })}
      />
      <TextAreaField
        name="notes"
        label="Notes"
        optional
        rows={3}
        value={fields.notes}
        maxLength={longest.notes}
        onChange={({ target }) => setFields({ ...fields, notes: target.value })}
      />
      <DialogActions>
        <Button variant="ghost" small onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" small>
          Add task
        </Button>
      </DialogActions>
    </form>
  );
}
