import { week } from '#words/app/week/week.ts';
import styles from './week-note.module.css';

/** What the assistant says about the week. */
export function WeekNote({ note }: { note: string }) {
  return (
    <figure className={styles.note}>
      <blockquote>{note}</blockquote>
      <figcaption>{week.note}</figcaption>
    </figure>
  );
}

/** Why the weeks of a new home have few tasks. */
export function FirstWeeksNote() {
  return <p className={styles.first}>{week.firstWeeks}</p>;
}
