import { type RefObject, useEffect } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { UpgradeCard } from '../upgrade-card.tsx';

export type LimitReachedProps = { headingRef: RefObject<HTMLHeadingElement | null> };

/** Says that the plan has room for no more tasks, and offers Premium. Its heading takes the focus. */
export function LimitReached({ headingRef }: LimitReachedProps) {
  useEffect(() => headingRef.current?.focus(), [headingRef]);
  return (
    <>
      <Alert>{words.premiumRequired}</Alert>
      <UpgradeCard from="custom_tasks" title={words.premiumTitle} headingRef={headingRef}>
        {words.premiumAbout}
      </UpgradeCard>
    </>
  );
}
