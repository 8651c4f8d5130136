import { Progress } from '@base-ui/react/progress';
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
    <Progress.Root aria-label={label} value={value} max={Math.max(max, 1)} getAriaValueText={() => valueText}>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  );
}
