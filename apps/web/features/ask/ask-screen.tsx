import { Suspense } from 'react';
import { loadToastOutlet } from '#apps/ui/feedback/toast.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { AnswerCard, HazardNote } from './answer/lazy-answers.ts';
import { useAsk } from './data/use-ask.ts';
import { AskForm } from './form/ask-form.tsx';
import { useAskForm } from './form/use-ask-form.ts';
import { refusedField } from './model/failure.ts';
import { EmergencyNote } from './states/emergency-note.tsx';

/** The form, and below it the answer to the last question. */
export function AskScreen() {
  const fields = useAskForm();
  const { asking, ask, stop } = useAsk({ onAnswered: fields.clear });
  // The form shows what was wrong with a field.
  const isRefusedField = asking.name === 'failed' && refusedField(asking.error) !== undefined;
  const isEmergency = asking.name === 'answered' && asking.answer.stop === 'emergency';
  usePreloadWhenIdle(loadToastOutlet);
  usePreloadWhenIdle(AnswerCard.preload);
  return (
    <Stack gap={24}>
      <EmergencyNote />
      <AskForm fields={fields} asking={asking} onAsk={ask} onStop={stop} />
      <Suspense>
        {asking.name !== 'idle' && asking.hazard && !isEmergency && <HazardNote hazard={asking.hazard} />}
        {asking.name !== 'idle' && !isRefusedField && (
          <AnswerCard asking={asking} onRetry={() => void ask(asking.asked)} />
        )}
      </Suspense>
    </Stack>
  );
}
