import { joinClasses } from '#apps/ui/join-classes.ts';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { week } from '#words/app/week/week.ts';
import styles from './tick-button.module.css';

type TickButtonProps = {
  id: string;
  done: boolean;
  /** What ticking says. */
  label: string;
  disabled: boolean;
  /** Ids of the action's text and of the task's title; together they name the button. */
  labelledBy: string;
  onClick: () => void;
};

/** The circle before a task. Its label shows under the pointer and with the focus; the menu has it too. */
export function TickButton({ id, done, label, disabled, labelledBy, onClick }: TickButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.tick, done && styles.done)}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onClick={onClick}
    >
      <Circle />
      <span id={`${id}-words`} className={styles.words}>
        {done ? week.incomplete : label}
      </span>
    </button>
  );
}

/** The same for a reader who may only look: whether the task is done. */
export function Tick({ done }: { done: boolean }) {
  return (
    <span className={joinClasses(styles.tick, done && styles.done)}>
      <Circle />
      <VisuallyHidden>{done ? week.doneTask : week.openTask}</VisuallyHidden>
    </span>
  );
}

const Circle = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <circle className={styles.ring} cx="14" cy="14" r="13" />
    <path className={styles.mark} d="m8.6 14.5 3.8 3.8 7.2-7.8" pathLength="1" />
  </svg>
);
