import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { week } from '#words/app/week/week.ts';
import { frame } from '#words/site/frame.ts';
import styles from './states.module.css';

const rowWidths = ['58%', '72%', '49%'];

/** As tall as a typical week, so the page doesn't move when the week arrives. */
export function WeekSkeleton({ isTryingAgain }: { isTryingAgain: boolean }) {
  return (
    <Card>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <p className={styles.waiting} role="status">
        {isTryingAgain && week.slow}
      </p>
      {['10rem', '8.5rem'].map((width) => (
        <div key={width} className={styles.skeletonDay}>
          <Skeleton width={width} height="1.5rem" />
          {rowWidths.map((rowWidth) => (
            <div key={rowWidth} className={styles.skeletonRow}>
              <Skeleton width="1.75rem" height="1.75rem" round />
              <div>
                <Skeleton width={rowWidth} height="1.125rem" />
                <Skeleton width="88%" height="0.875rem" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </Card>
  );
}
