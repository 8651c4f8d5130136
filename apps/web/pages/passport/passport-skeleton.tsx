import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { frame } from '#words/site/frame.ts';

const lines = ['52%', '78%', '64%', '70%', '58%'];

export function PassportSkeleton() {
  return (
    <Card>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Stack gap={16} bounded>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="40%" height="1.25rem" />
        {lines.map((width) => (
          <Skeleton key={width} width={width} height="1.125rem" />
        ))}
      </Stack>
    </Card>
  );
}
