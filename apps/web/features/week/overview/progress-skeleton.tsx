import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import styles from './progress-card.module.css';

/** Reserves the space of the progress card. */
export function ProgressSkeleton() {
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.art} />
      <div className={`${styles.text} ${styles.loading}`}>
        <Skeleton width="70%" height="1.125rem" />
        <Skeleton height="0.625rem" />
        <Skeleton width="85%" height="1rem" />
      </div>
    </Card>
  );
}
