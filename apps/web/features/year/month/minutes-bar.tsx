import styles from './minutes-bar.module.css';

/** How long a month's work takes, compared with the longest month; the text beside it says the time. Without a track, which would look like progress. */
export function MinutesBar({ minutes, longest }: { minutes: number; longest: number }) {
  const width = Math.round((minutes / longest) * 100);
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.fill} width={width} height="6" />
    </svg>
  );
}
