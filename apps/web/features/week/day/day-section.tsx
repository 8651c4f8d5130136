import CalendarSync from 'lucide-react/icons/calendar-sync';
import { duration } from '#core/domain/duration.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { TaskActions } from '../data/use-task-actions.ts';
import { longDate, shortDate, weekdayName } from '../model/date-text.ts';
import type { Day } from '../model/days.ts';
import styles from './day-section.module.css';
import { TaskList } from './task-list.tsx';

type DaySectionProps = { day: Day; today: string; actions: TaskActions };

export function DaySection({ day, today, actions }: DaySectionProps) {
  return (
    <section className={styles.day} aria-labelledby={`day-${day.date}`}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 className={styles.name} id={`day-${day.date}`}>
            {weekdayName(day.date)}
          </h2>
          <span className={styles.facts}>
            <span aria-hidden="true">· </span>
            {shortDate(day.date)}
            {day.minutes > 0 && (
              <>
                <span aria-hidden="true"> · </span>
                <span className={styles.minutes}>{duration(day.minutes)}</span>
              </>
            )}
          </span>
          {day.isToday && <Chip tone="honey">Today</Chip>}
          {day.allDone && <span className={styles.allDone}>✅ All Done!</span>}
        </div>
        {day.tasks.length > 0 && (
          <ButtonLink className={styles.sync ?? ''} variant="quiet" small to={paths.settingsTab('calendar')}>
            <CalendarSync size={17} aria-hidden="true" />
            Sync to Calendar<VisuallyHidden>: {longDate(day.date, today)}</VisuallyHidden>
          </ButtonLink>
        )}
      </header>
      {day.tasks.length === 0 ? (
        <p className={styles.nothing}>Nothing is planned for today.</p>
      ) : (
        <TaskList tasks={day.tasks} today={today} actions={actions} />
      )}
    </section>
  );
}
