import { joinClasses } from './join-classes.ts';
import styles from './spinner.module.css';

/** The ring alone, as tall as the text beside it; says nothing to screen readers. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />;
}

export function Spinner({ label = 'Loading...', page = false }: { label?: string; page?: boolean }) {
  return (
    <div className={joinClasses(styles.spinner, page && styles.page)} role="status">
      <SpinnerRing />
      <span>{label}</span>
    </div>
  );
}
