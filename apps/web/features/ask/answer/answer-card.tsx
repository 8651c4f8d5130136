import { useEffect, useRef } from 'react';
import { Words } from '#apps/ui/content/words.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { useHasLasted } from '#apps/ui/use-has-lasted.ts';
import { ask } from '#words/app/ask.ts';
import type { Asking } from '../data/use-ask.ts';
import { type Answer, isEmpty } from '../model/advice.ts';
import { ProposalList } from '../proposals/proposal-list.tsx';
import styles from './answer.module.css';
import { AnswerEnd } from './answer-end.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerSteps } from './answer-steps.tsx';
import { Emergency } from './emergency.tsx';

export type AnswerCardProps = { asking: Exclude<Asking, { name: 'idle' }>; onRetry: () => void };

/** The answer as it arrives, as a whole, or as far as it came. */
export function AnswerCard({ asking, onRetry }: AnswerCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const isComplete = asking.name === 'answered';
  // The form is tall on a phone, so the answer would begin below the screen.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, []);
  if (isComplete && asking.answer.stop === 'emergency') return <Emergency answer={asking.answer} />;
  const steps = isComplete ? asking.answer.steps : asking.steps;
  return (
    <Card
      as="section"
      ref={card}
      gap={16}
      className={styles.card ?? ''}
      aria-labelledby="answer"
      aria-busy={asking.name === 'waiting'}
    >
      <Row gap={14} lines={4} spread="apart">
        <Heading size="xl" id="answer">
          {ask.answer.title}
        </Heading>
        {steps.length > 0 && <Chip tone="plain">{ask.answer.chosen}</Chip>}
      </Row>
      <Muted as="p" breaks lines>
        <Words>{asking.asked.question || ask.answer.aboutFile}</Words>
      </Muted>
      <div aria-live="polite">
        {steps.length > 0 && <AnswerSteps steps={steps} />}
        {isComplete && steps.length === 0 && <NoSteps answer={asking.answer} />}
      </div>
      {asking.name === 'waiting' && <AnswerWaiting key={steps.length} hasSteps={steps.length > 0} />}
      {asking.name === 'failed' && <AnswerFailure error={asking.error} hasSteps={steps.length > 0} onRetry={onRetry} />}
      {isComplete && <AnswerEnd answer={asking.answer} />}
      {isComplete && <ProposalList proposals={asking.answer.proposals} />}
    </Card>
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
