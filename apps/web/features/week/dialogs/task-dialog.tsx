import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { call } from '#apps/ui/api/client.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextAreaField, TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { longest, longestTask } from '#core/domain/limits.ts';
import { freeCustomTasks } from '#core/domain/selling/tiers.ts';
import { type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import { type Recurrence, recurrences } from '#core/domain/time/recurrence.ts';
import { buttons } from '#words/app/buttons.ts';
import { rest } from '#words/app/week/rest.ts';
import { Begun } from '../../../household/begun.tsx';
import { templatesKey } from '../../../household/templates-key.ts';
import { useOnline } from '../../../household/use-online.ts';
import { useUnsaved } from '../../../household/use-unsaved.ts';
import { useUser } from '../../../session/use-auth.ts';
import { usableChanges } from '../model/begun-task.ts';
import { checkNewTask } from '../model/check-new-task.ts';
import type { NewTask } from '../model/new-task.ts';
import styles from './dialogs.module.css';

type TaskDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The task of the user's own that is edited. Absent for a new one. */
  id?: string;
  /** The values before anything was changed. */
  draft: NewTask;
  today: IsoDate;
  /** Whether it can become a repeating task. */
  canRepeat?: boolean;
  onSave: (task: NewTask) => void;
};

/** What is closed unsaved, other than by Cancel, is offered again. */
export function TaskDialog({ open, onOpenChange, ...form }: TaskDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={form.id ? words.edit : words.add}>
      <TaskForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

const { task: words } = rest;
const isRecurrence = (value: string): value is Recurrence => recurrences.some((known) => known === value);

type TaskFormProps = Omit<TaskDialogProps, 'open' | 'onOpenChange'> & { onCancel: () => void };

function TaskForm({ id, draft, today, canRepeat = true, onSave, onCancel }: TaskFormProps) {
  const kind = id ? 'edit' : 'add';
  const unsaved = useUnsaved<NewTask>(id ? `task.${id}` : 'task', draft, (begun) =>
    usableChanges(begun, { kind, today }),
  );
  const { fields } = unsaved;
  const doesRepeat = fields.repeats !== 'never';
  const isOnline = useOnline();
  const tooMany = useTemplateLimit({ isNeeded: doesRepeat });
  const limit = isOnline ? tooMany : words.offline;
  const { errors, clear, form } = useForm<keyof NewTask>({
    check: () => ({ ...checkNewTask(fields, today), ...(doesRepeat && limit && { repeats: limit }) }),
    submit: () => {
      unsaved.clear();
      onSave(fields);
      return undefined;
    },
  });
  const change = (part: Partial<NewTask>) => {
    unsaved.change(part);
    clear(part);
  };
  const keepOnce = () => {
    flushSync(() => change({ repeats: 'never' }));
    form.ref.current?.requestSubmit();
  };
  const cancel = () => {
    unsaved.clear();
    onCancel();
  };
  const isPast = kind === 'add' && !doesRepeat && isIsoDate(fields.date) && fields.date < today;

  return (
    <Stack as="form" gap={20} {...form}>
      <TextField
        name="title"
        label={words.title}
        value={fields.title}
        autoComplete="off"
        required
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <FieldPair>
        <TextField
          name="date"
          type="date"
          label={doesRepeat ? words.firstDay : words.day}
          value={fields.date}
          required
          error={errors.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextField
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          label={words.minutes}
          optional
          maxLength={String(longestTask).length}
          value={fields.minutes}
          error={errors.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
        />
      </FieldPair>
      {canRepeat && (
        <SelectField
          name="repeats"
          label={words.repeats}
          value={fields.repeats}
          error={errors.repeats ?? (doesRepeat ? limit : undefined)}
          onChange={({ target: { value } }) => change({ repeats: isRecurrence(value) ? value : 'never' })}
        >
          {Object.entries(words.rhythms).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      {doesRepeat && limit && (
        <Row gap={8} align="stretch" className={styles.ways}>
          {isOnline && (
            <ButtonLink variant="ghost" small to={paths.pricing}>
              {words.seePremium}
            </ButtonLink>
          )}
          <Button variant="ghost" small onClick={keepOnce}>
            {kind === 'add' ? words.addOnce : words.keepOnce}
          </Button>
        </Row>
      )}
      <TextAreaField
        name="notes"
        label={words.notes}
        optional
        rows={2}
        value={fields.notes}
        maxLength={longest.notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <Muted as="p" className={styles.aside} role="status">
        {isPast && words.past}
      </Muted>
      <Begun unsaved={unsaved} />
      <DialogActions>
        <Button variant="ghost" small onClick={cancel}>
          {buttons.cancel}
        </Button>
        <Button type="submit" small>
          {kind === 'edit' ? buttons.save : isPast ? words.record : words.submit}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** Why the household can have no more repeating tasks, known before it asks the server for one. */
function useTemplateLimit({ isNeeded }: { isNeeded: boolean }): string | undefined {
  const { isPremium } = useUser();
  const { data } = useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => call('listTemplates', undefined, { signal }),
    enabled: isNeeded && !isPremium,
  });
  const isFull = !isPremium && data !== undefined && data.length >= freeCustomTasks;
  return isFull ? rest.task.limit : undefined;
}
