import { useState } from 'react';
import { longest } from '#core/domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions } from '../../../ui/controls/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/controls/field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { checkNewTask } from '../model/check-new-task.ts';
import type { NewTask } from '../model/new-task.ts';
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
  const { errors, clear, form } = useForm<keyof NewTask>({
    check: () => checkNewTask(fields, today),
    submit: () => void onAdd(fields),
  });
  const change = (part: Partial<NewTask>) => {
    setFields({ ...fields, ...part });
    clear(part);
  };

  return (
    <form className={styles.form} {...form}>
      <TextField
        name="title"
        label="Title"
        value={fields.title}
        maxLength={longest.title}
        autoComplete="off"
        required
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        name="date"
        type="date"
        label="Day"
        value={fields.date}
        min={today}
        required
        error={errors.date}
        onChange={({ target }) => change({ date: target.value })}
      />
      <TextAreaField
        name="notes"
        label="Notes"
        optional
        rows={3}
        value={fields.notes}
        maxLength={longest.notes}
        onChange={({ target }) => change({ notes: target.value })}
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
