import { Suspense, useId, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { week } from '#words/app/week/week.ts';
import { useMay } from '../../../session/use-may.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { Icon } from '../icon.tsx';
import { titleParts } from '../model/task-title.ts';
import { type Task, tickLabel } from '../model/week.ts';
import type { TaskDetailsProps } from './task-details.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskMeta } from './task-meta.tsx';
import type { TaskQuestionProps } from './task-question.tsx';
import styles from './task-row.module.css';
import { Tick, TickButton } from './tick-button.tsx';

/** Its script loads once the week is shown. */
export const TaskDetails = lazyComponent<'TaskDetails', TaskDetailsProps>(
  'TaskDetails',
  () => import('../week-rest.ts'),
);

export const TaskQuestion = lazyComponent<'TaskQuestion', TaskQuestionProps>(
  'TaskQuestion',
  () => import('../week-rest.ts'),
);

type TaskRowProps = {
  task: Task;
  today: string;
  actions: TaskActions;
  /** Off under a day heading, which shows the date already. */
  showDate?: boolean;
};

export function TaskRow({ task, today, actions, showDate = false }: TaskRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const mayChange = useMay('member');
  const isMeant = actions.meantTask === task.id;
  const [asking, setAsking] = useState(isMeant);
  const asks = mayChange && task.isAssumed && !task.completed && !open ? task.asks : null;
  const hasDetails = task.guide !== null || task.description !== '';
  const toggleDetails = () => {
    track('dashboard_interaction', { element_name: open ? 'close_task_details' : 'open_task_details' });
    setOpen(!open);
  };
  return (
    <li
      className={joinClasses(styles.row, task.completed && styles.done, hasDetails && styles.opens)}
      data-task={task.id}
      {...(open && { 'data-open': '' })}
    >
      {mayChange ? (
        <TickButton
          id={id}
          done={task.completed}
          label={tickLabel(task)}
          disabled={actions.isPlaceholder}
          labelledBy={`${id}-words ${id}-title`}
          onClick={() => actions.toggle(task)}
        />
      ) : (
        <Tick done={task.completed} />
      )}
      <div className={styles.body}>
        <h3 className={styles.title}>
          {hasDetails ? (
            <button
              type="button"
              className={styles.opener}
              aria-expanded={open}
              aria-controls={open ? `${id}-details` : undefined}
              onClick={toggleDetails}
            >
              <Title id={`${id}-title`} task={task} />
              <Icon className={styles.chevron} of="down" size={16} />
            </button>
          ) : (
            <Title id={`${id}-title`} task={task} />
          )}
        </h3>
        <TaskMeta task={task} today={today} showDate={showDate} viewer={actions.viewer}>
          {asks && (
            <button
              type="button"
              className={styles.notMine}
              aria-expanded={asking}
              aria-controls={asking ? `${id}-question` : undefined}
              aria-describedby={`${id}-title`}
              onClick={() => {
                track('dashboard_interaction', { element_name: asking ? 'close_task_question' : 'open_task_question' });
                setAsking(!asking);
              }}
            >
              {week.notMine}
            </button>
          )}
        </TaskMeta>
      </div>
      {mayChange && (
        <div className={styles.menu}>
          <TaskMenu task={task} today={today} actions={actions} />
        </div>
      )}
      {asks && asking && (
        <div className={styles.details} id={`${id}-question`}>
          <Suspense>
            <TaskQuestion task={task} question={asks} actions={actions} isMeant={isMeant} />
          </Suspense>
        </div>
      )}
      {open && hasDetails && (
        <div className={styles.details} id={`${id}-details`}>
          <Suspense>
            <TaskDetails task={task} actions={actions} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

function Title({ id, task }: { id: string; task: Task }) {
  const { item, rest } = titleParts(task);
  return (
    <span id={id} className={styles.name}>
      {item && <span className={styles.item}>{item} </span>}
      {rest}
    </span>
  );
}
