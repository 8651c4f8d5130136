import styles from './week-note.module.css';

/** What the assistant says about the week. */
export function WeekNote({ note }: { note: string }) {
  return (
    <figure className={styles.note}>
      <blockquote>{note}</blockquote>
      <figcaption>Written by the assistant</figcaption>
    </figure>
  );
}

/** Why the weeks of a new home have few tasks. */
export function FirstWeeksNote() {
  return (
    <p className={styles.first}>Your first weeks start gently. Your home’s other jobs follow over the next months.</p>
  );
}
