import { useState } from 'react';
import { checkDay } from '../../../household/check-day.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { Task } from '../model/week.ts';
import styles from './dialogs.module.css';

type ChooseDayDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: Task;
  today: string;
  onChoose: (date: string) => void;
};

export function ChooseDayDialog({ open, onOpenChange, task, today, onChoose }: ChooseDayDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Choose a day" description={task.title}>
      <ChooseDayForm task={task} today={today} onChoose={onChoose} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ChooseDayFormProps = Pick<ChooseDayDialogProps, 'task' | 'today' | 'onChoose'> & { onCancel: () => void };

function ChooseDayForm({ task, today, onChoose, onCancel }: ChooseDayFormProps) {
  const [date, setDate] = useState(task.scheduledAt < today ? today : task.scheduledAt);
  const { errors, clear, form } = useForm<'date'>({
    check: () => ({ date: checkDay(date, today) }),
    submit: () => void onChoose(date),
  });

  return (
    <form className={styles.form} {...form}>
      <TextField
        name="date"
        type="date"
        label="New day"
        value={date}
        min={today}
        required
        error={errors.date}
        onChange={({ target }) => {
          setDate(target.value);
          clear();
        }}
      />
      <DialogActions>
        <Button variant="ghost" small onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" small>
          Move task
        </Button>
      </DialogActions>
    </form>
  );
}
