import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { type Ticked, tickedOf } from '#core/domain/care/ticked.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { buttons } from '#words/app/buttons.ts';
import { ticking } from '#words/app/ticking.ts';
import { rest } from '#words/app/week/rest.ts';
import { checkDayDone } from '../model/check-new-task.ts';
import { onDay } from '../model/date-text.ts';
import type { Task } from '../model/week.ts';
import styles from './dialogs.module.css';

type DoneEarlierDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: Task;
  today: IsoDate;
  /** `said`: what was done, and on which day. */
  onChoose: (date: IsoDate, said: string) => void;
};

export function DoneEarlierDialog({ open, onOpenChange, task, today, onChoose }: DoneEarlierDialogProps) {
  const ticked = tickedOf(task.guide);
  const choose = (date: IsoDate) => onChoose(date, ticking.on[ticked](onDay(date, today)));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={ticking.when[ticked]} description={task.fullTitle}>
      <DoneEarlierForm today={today} ticked={ticked} onChoose={choose} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

const quickChoices = [
  { label: rest.doneEarlier.today, daysAgo: 0 },
  { label: rest.doneEarlier.yesterday, daysAgo: 1 },
  { label: rest.doneEarlier.weekAgo, daysAgo: 7 },
] as const;

type DoneEarlierFormProps = {
  today: IsoDate;
  ticked: Ticked;
  onChoose: (date: IsoDate) => void;
  onCancel: () => void;
};

function DoneEarlierForm({ today, ticked, onChoose, onCancel }: DoneEarlierFormProps) {
  const [date, setDate] = useState('');
  const { errors, clear, form } = useForm<'date'>({
    check: () => ({ date: checkDayDone(date, today) }),
    submit: () => void onChoose(date),
  });

  return (
    <Stack as="form" gap={20} {...form}>
      <Row gap={8} align="stretch" className={styles.quick}>
        {quickChoices.map(({ label, daysAgo }) => (
          <Button key={label} variant="ghost" small onClick={() => onChoose(addDays(today, -daysAgo))}>
            {label}
          </Button>
        ))}
      </Row>
      <TextField
        name="date"
        type="date"
        label={rest.doneEarlier.other}
        value={date}
        max={today}
        required
        error={errors.date}
        onChange={({ target }) => {
          setDate(target.value);
          clear();
        }}
      />
      <DialogActions>
        <Button variant="ghost" small onClick={onCancel}>
          {buttons.cancel}
        </Button>
        <Button type="submit" small>
          {ticking.mark[ticked]}
        </Button>
      </DialogActions>
    </Stack>
  );
}
