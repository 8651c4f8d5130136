import { tasksPerWeekLimits } from '#core/domain/household.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import { WaitingList } from '../../../household/waiting-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Mark } from '../../../ui/pictures/mark.tsx';
import { type Home, useHome } from './about-home/use-home.ts';
import styles from './capacity.module.css';

type CapacityProps = {
  /** As saved. */
  tasksPerWeek: number;
  /** As the form has it now. */
  chosen: number;
  onRaise: (tasksPerWeek: number) => void;
};

/** Whether what the home needs fits into the number of tasks a week, and what waits if it doesn't. */
export function Capacity({ tasksPerWeek, chosen, onRaise }: CapacityProps) {
  const { data, isLoading } = useHome();
  if (isLoading) return <Skeleton width="80%" height="1.25rem" />;
  if (!data) return null;
  const needed = Math.min(tasksPerWeekLimits.max, data.demandTasks);
  if (data.waiting.length === 0)
    return (
      <p className={styles.fits}>
        Your home needs about {pluralise(data.demandTasks, 'task')} a week. Everything fits.
      </p>
    );
  return (
    <div className={styles.capacity}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span>{describeCapacity(data, tasksPerWeek)}</span>
          <span className={styles.arrow}>
            <Mark of="down" size={18} />
          </span>
        </summary>
        <WaitingList tasks={data.waiting} />
      </details>
      {needed > tasksPerWeek &&
        (chosen >= needed ? (
          <p className={styles.fits} role="status">
            Save your preferences to plan {chosen} tasks a week.
          </p>
        ) : (
          <Button className={styles.raise ?? ''} variant="ghost" small onClick={() => onRaise(needed)}>
            Change to {needed} tasks a week
          </Button>
        ))}
    </div>
  );
}

function describeCapacity({ demandTasks, waiting }: Home, tasksPerWeek: number): string {
  const wait = waiting.length === 1 ? 'this one waits longer' : `these ${waiting.length} wait longer`;
  return demandTasks > tasksPerWeek
    ? `Your home needs about ${pluralise(demandTasks, 'task')} a week; at ${tasksPerWeek}, ${wait}.`
    : `Your home needs about ${pluralise(demandTasks, 'task')} a week, but ${wait}.`;
}
