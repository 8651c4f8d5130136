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
