import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './settings-card.module.css';

/** Shown while a tab's script loads. */
export function TabSkeleton() {
  return (
    <Card className={styles.card ?? ''}>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton width="12rem" height="1.75rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
    </Card>
  );
}
