import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { frame } from '#words/site/frame.ts';

/** Shown while a tab's script loads. */
export function TabSkeleton() {
  return (
    <Card gap={24}>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Skeleton width="12rem" height="1.75rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
    </Card>
  );
}
