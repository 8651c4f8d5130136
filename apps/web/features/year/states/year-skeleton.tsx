import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { frame } from '#words/site/frame.ts';
import styles from './states.module.css';

const months = ['7rem', '8.5rem', '6rem', '7.5rem'];

export function YearSkeleton() {
  return (
    <Card>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      {months.map((width) => (
        <Stack key={width} gap={12} className={styles.month}>
          <Skeleton width={width} height="1.5rem" />
          <Skeleton height="0.5rem" />
          <Skeleton width="62%" height="1.125rem" />
          <Skeleton width="48%" height="1.125rem" />
        </Stack>
      ))}
    </Card>
  );
}
