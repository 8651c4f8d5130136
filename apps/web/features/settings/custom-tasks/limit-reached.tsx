import { type RefObject, useEffect } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { UpgradeCard } from '../upgrade-card.tsx';

export type LimitReachedProps = { headingRef: RefObject<HTMLHeadingElement | null> };

/** Says that the plan has room for no more tasks, and offers Premium. Its heading takes the focus. */
export function LimitReached({ headingRef }: LimitReachedProps) {
  useEffect(() => headingRef.current?.focus(), [headingRef]);
  return (
    <>
      <Alert>Premium subscription required to create more than one custom task</Alert>
      <UpgradeCard from="custom_tasks" title="As many as your home needs" headingRef={headingRef}>
        Premium has no limit on custom tasks. What you have stays as it is, and what you’ve just written is kept.
      </UpgradeCard>
    </>
  );
}
