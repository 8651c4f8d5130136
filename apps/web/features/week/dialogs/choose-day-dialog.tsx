import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { rest } from '#words/app/week/rest.ts';
import { useUser } from '../../../session/use-auth.ts';
import { shortDate } from '../model/date-text.ts';
import { quickDays } from '../model/quick-days.ts';
import type { Task } from '../model/week.ts';
import styles from './choose-day.module.css';
import { MonthPicker } from './month-picker.tsx';

type ChooseDayDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Unless the day is the task’s own. */
  title?: string;
  task: Task;
  today: IsoDate;
  onChoose: (date: IsoDate) => void;
};

/** Chooses the task’s day, or another, with one press: one of the usual days, or a day of a month that shows what is planned. */
export function ChooseDayDialog({
  open,
  onOpenChange,
  title = rest.day.title,
  task,
  today,
  onChoose,
}: ChooseDayDialogProps) {
  const { scheduled_days } = useUser();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={task.fullTitle}>
      <div className={styles.quick}>
        {quickDays(task.scheduledAt, today, scheduled_days).map(({ label, date }) => (
          <Button key={date} className={styles.day ?? ''} variant="ghost" small onClick={() => onChoose(date)}>
            {label}
            <Muted size="xs" weight={450}>
              {shortDate(date)}
            </Muted>
          </Button>
        ))}
      </div>
      <MonthPicker
        chosen={task.scheduledAt < today ? undefined : task.scheduledAt}
        today={today}
        last={addDays(today, 3650)}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
