import styles from './columns.module.css';

/** Stripes for what was skipped, and dots for what was missed, so that the chart reads without colour. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-skipped`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.skippedGround} width="6" height="6" />
        <rect className={styles.skippedInk} width="2.5" height="6" />
      </pattern>
      <pattern id={`${id}-missed`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect className={styles.missedGround} width="5" height="5" />
        <circle className={styles.missedInk} cx="2.5" cy="2.5" r="1" />
      </pattern>
    </defs>
  );
}
