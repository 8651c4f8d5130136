import styles from './progress.module.css';

/** `valueText` is what a screen reader says instead of a percentage. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
}: {
  label: string;
  value: number;
  max: number;
  valueText: string;
}) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={Math.max(max, 1)}
    />
  );
}
