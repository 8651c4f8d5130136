import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextAreaField, TextField } from '#apps/ui/controls/field.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { paths } from '#apps/ui/paths.ts';
import { type IsoDate, isIsoDate } from '#core/domain/dates.ts';
import { longest, longestTask } from '#core/domain/limits.ts';
import { type Recurrence, recurrences } from '#core/domain/recurrence.ts';
import { checkNewTask } from '../model/check-new-task.ts';
import type { NewTask } from '../model/new-task.ts';
import styles from './dialogs.module.css';
import { useTemplateLimit } from './use-template-limit.ts';

type TaskDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A new task, or the changes of the user's own. */
  kind: 'add' | 'edit';
  /** The initial values. */
  draft: NewTask;
  today: IsoDate;
  /** Whether it can become a repeating task. */
  canRepeat?: boolean;
  onSave: (task: NewTask) => void;
};

export function TaskDialog({ open, onOpenChange, ...form }: TaskDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={form.kind === 'add' ? 'Add a task' : 'Edit the task'}>
      <TaskForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

const repeatsTexts: Readonly<Record<NewTask['repeats'], string>> = {
  never: 'Never',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every three months',
  yearly: 'Every year',
};
const isRecurrence = (value: string): value is Recurrence => recurrences.some((known) => known === value);

type TaskFormProps = Omit<TaskDialogProps, 'open' | 'onOpenChange'> & { onCancel: () => void };

function TaskForm({ kind, draft, today, canRepeat = true, onSave, onCancel }: TaskFormProps) {
  const [fields, setFields] = useState(draft);
  const doesRepeat = fields.repeats !== 'never';
  const limit = useTemplateLimit({ isNeeded: doesRepeat });
  const { errors, clear, form } = useForm<keyof NewTask>({
    check: () => ({ ...checkNewTask(fields, today), ...(doesRepeat && limit && { repeats: limit }) }),
    submit: () => void onSave(fields),
  });
  const change = (part: Partial<NewTask>) => {
    setFields({ ...fields, ...part });
    clear(part);
  };
  const keepOnce = () => {
    flushSync(() => change({ repeats: 'never' }));
    form.ref.current?.requestSubmit();
  };
  const isPast = kind === 'add' && !doesRepeat && isIsoDate(fields.date) && fields.date < today;

  return (
    <form className={styles.form} {...form}>
      <TextField
        name="title"
        label="Title"
        value={fields.title}
        autoComplete="off"
        required
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          name="date"
          type="date"
          label={doesRepeat ? 'First day' : 'Day'}
          value={fields.date}
          required
          error={errors.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextField
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          label="Minutes"
          optional
          maxLength={String(longestTask).length}
          value={fields.minutes}
          error={errors.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
        />
      </div>
      {canRepeat && (
        <SelectField
          name="repeats"
          label="Repeats"
          value={fields.repeats}
          error={errors.repeats ?? (doesRepeat ? limit : undefined)}
          onChange={({ target: { value } }) => change({ repeats: isRecurrence(value) ? value : 'never' })}
        >
          {Object.entries(repeatsTexts).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      {doesRepeat && limit && (
        <div className={styles.ways}>
          <ButtonLink variant="ghost" small to={paths.pricing}>
            See Premium
          </ButtonLink>
          <Button variant="ghost" small onClick={keepOnce}>
            {kind === 'add' ? 'Add it once instead' : 'Keep it once'}
          </Button>
        </div>
      )}
      <TextAreaField
        name="notes"
        label="Notes"
        optional
        rows={2}
        value={fields.notes}
        maxLength={longest.notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <p className={styles.aside} role="status">
        {isPast && 'This day is in the past, so the task will be recorded as done.'}
      </p>
      <DialogActions>
        <Button variant="ghost" small onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" small>
          {kind === 'edit' ? 'Save' : isPast ? 'Record as done' : 'Add task'}
        </Button>
      </DialogActions>
    </form>
  );
}
