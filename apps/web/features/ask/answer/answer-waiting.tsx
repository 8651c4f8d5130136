import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { useHasLasted } from '#apps/ui/use-has-lasted.ts';
import { ask } from '#words/app/ask.ts';
import styles from './answer.module.css';

/** After this long without a new step, the user learns that waiting is still worthwhile. */
const slowAfterMs = 8_000;

/** Mounted again for each step, by its key. */
export function AnswerWaiting({ hasSteps }: { hasSteps: boolean }) {
  const isSlow = useHasLasted(slowAfterMs);
  return (
    <Stack gap={10} className={styles.waiting}>
      <p role="status">{isSlow ? ask.answer.slow : hasSteps ? ask.answer.more : ask.answer.searching}</p>
      {!hasSteps && (
        <>
          <Skeleton width="92%" height="1.25rem" />
          <Skeleton width="78%" height="1.25rem" />
        </>
      )}
    </Stack>
  );
}
