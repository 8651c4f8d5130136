import { type ReactNode, useState } from 'react';
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
import { useDraft } from '../../../household/use-draft.ts';
import { useOnline } from '../../../household/use-online.ts';
import { checkNewTask } from '../model/check-new-task.ts';
import { draftedTask, isUntouched, type NewTask } from '../model/new-task.ts';
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

/** A new task that is closed unsaved, other than by Cancel, is offered again. One that could not be added comes as `draft`. */
export function TaskDialog({ open, onOpenChange, ...form }: TaskDialogProps) {
  const Form = form.kind === 'add' && isUntouched(form.draft) ? DraftedTaskForm : TaskForm;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={form.kind === 'add' ? 'Add a task' : 'Edit the task'}>
      <Form {...form} onCancel={() => onOpenChange(false)} />
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

type TaskFormProps = Omit<TaskDialogProps, 'open' | 'onOpenChange'> & {
  onCancel: () => void;
  onChange?: (fields: NewTask) => void;
  /** Below the fields, so that the first of them has the focus. */
  children?: ReactNode;
};

function DraftedTaskForm(form: TaskFormProps) {
  const parse = (stored: unknown) => draftedTask(stored, form.draft, form.today);
  const { draft, write, discard } = useDraft({ subject: 'task', parse, isEmpty: isUntouched });
  const [found, setFound] = useState(draft);
  const end = (act: () => void) => {
    discard();
    act();
  };
  return (
    <TaskForm
      {...form}
      key={found.title}
      draft={found}
      onChange={write}
      onSave={(fields) => end(() => form.onSave(fields))}
      onCancel={() => end(form.onCancel)}
    >
      {!isUntouched(found) && (
        <p className={styles.kept}>
          This is what you had begun.
          <Button variant="quiet" small onClick={() => end(() => setFound(form.draft))}>
            Start again
          </Button>
        </p>
      )}
    </TaskForm>
  );
}

function TaskForm({ kind, draft, today, canRepeat = true, onSave, onCancel, onChange, children }: TaskFormProps) {
  const [fields, setFields] = useState(draft);
  const doesRepeat = fields.repeats !== 'never';
  const isOnline = useOnline();
  const tooMany = useTemplateLimit({ isNeeded: doesRepeat });
  const limit = isOnline ? tooMany : 'A task that repeats can be added when you’re back online';
  const { errors, clear, form } = useForm<keyof NewTask>({
    check: () => ({ ...checkNewTask(fields, today), ...(doesRepeat && limit && { repeats: limit }) }),
    submit: () => void onSave(fields),
  });
  const change = (part: Partial<NewTask>) => {
    const next = { ...fields, ...part };
    setFields(next);
    onChange?.(next);
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
          {isOnline && (
            <ButtonLink variant="ghost" small to={paths.pricing}>
              See Premium
            </ButtonLink>
          )}
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
      {children}
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
