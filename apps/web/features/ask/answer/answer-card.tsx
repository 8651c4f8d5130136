import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { useHasLasted } from '#apps/ui/use-has-lasted.ts';
import { ask } from '#words/app/ask.ts';
import { type Answer, isEmpty } from '../model/advice.ts';
import { ProposalList } from '../proposals/proposal-list.tsx';
import styles from './answer.module.css';
import { AnswerEnd } from './answer-end.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerSection, type Asked } from './answer-section.tsx';
import { AnswerSteps } from './answer-steps.tsx';
import { Emergency } from './emergency.tsx';

export type AnswerCardProps = { asking: Asked; onRetry: () => void };

/** The answer as it arrives, as a whole, or as far as it came. */
export function AnswerCard({ asking, onRetry }: AnswerCardProps) {
  const isComplete = asking.name === 'answered';
  if (isComplete && asking.answer.stop === 'emergency') return <Emergency answer={asking.answer} />;
  const steps = isComplete ? asking.answer.steps : asking.steps;
  return (
    <AnswerSection
      title={ask.answer.title}
      asking={asking}
      chip={steps.length > 0 && <Chip tone="plain">{ask.answer.chosen}</Chip>}
    >
      <div aria-live="polite">
        {steps.length > 0 && <AnswerSteps steps={steps} />}
        {isComplete && steps.length === 0 && <NoSteps answer={asking.answer} />}
      </div>
      {asking.name === 'waiting' && <AnswerWaiting key={steps.length} hasSteps={steps.length > 0} />}
      {asking.name === 'failed' && <AnswerFailure error={asking.error} hasSteps={steps.length > 0} onRetry={onRetry} />}
      {isComplete && <AnswerEnd answer={asking.answer} />}
      {isComplete && <ProposalList proposals={asking.answer.proposals} />}
    </AnswerSection>
  );
}

function NoSteps({ answer }: { answer: Answer }) {
  if (answer.tasks.length > 0) return <p>{ask.answer.onlyTasks}</p>;
  if (!isEmpty(answer)) return null;
  return <p>{ask.answer.nothing}</p>;
}

/** After this long without a new step, the user learns that waiting is still worthwhile. */
const slowAfterMs = 8_000;

/** Mounted again for each step, by its key. */
function AnswerWaiting({ hasSteps }: { hasSteps: boolean }) {
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
