import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { frame } from '#words/site/frame.ts';
import styles from './states.module.css';

const lines = ['62%', '48%', '70%', '55%'];
const figures = ['safety', 'weeks', 'time', 'money'];

export function HistorySkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Card gap={16}>
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton height="11rem" />
      </Card>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <Card key={figure} gap={16}>
            <Skeleton width="60%" height="1rem" />
            <Skeleton width="45%" height="2rem" />
          </Card>
        ))}
      </div>
      <Card gap={16}>
        {lines.map((width) => (
          <Skeleton key={width} width={width} height="1.25rem" />
        ))}
      </Card>
    </>
  );
}
