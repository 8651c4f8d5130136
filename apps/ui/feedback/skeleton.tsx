import styles from './skeleton.module.css';

/** A placeholder bar; sizes are CSS lengths. Announce 'Loading' once beside a group of them. */
export function Skeleton({
  width = '100%',
  height = '1em',
  round = false,
}: {
  width?: string;
  height?: string;
  round?: boolean;
}) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, ...(round && { borderRadius: '50%' }) }}
      aria-hidden="true"
    />
  );
}
