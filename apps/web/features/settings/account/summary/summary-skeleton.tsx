import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { frame } from '#words/site/frame.ts';

export function SummarySkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Skeleton width="55%" height="1.75rem" />
      <Skeleton height="3.25rem" />
      <Skeleton width="80%" height="1.25rem" />
    </>
  );
}
