import { Suspense } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { loadToastOutlet } from '#apps/ui/feedback/toast.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { ask } from '#words/app/ask.ts';
import { useUser } from '../../session/use-auth.ts';
import { useMay } from '../../session/use-may.ts';
import { AnswerCard, HazardNote } from './answer/lazy-answers.ts';
import { useAsk } from './data/use-ask.ts';
import { AskForm } from './form/ask-form.tsx';
import { useAskForm } from './form/use-ask-form.ts';
import { refusedField } from './model/failure.ts';
import { QuestionsCard } from './questions/questions-card.tsx';
import { ComingSoon } from './states/coming-soon.tsx';
import { EmergencyNote } from './states/emergency-note.tsx';
import { NotAvailable } from './states/not-available.tsx';

/** Asking the assistant: for premium users where there is one. Everyone keeps the questions that they asked before. */
export function AskPage() {
  const { assistant, isPremium } = useUser();
  const mayAsk = useMay('member');
  return (
    <Page title={ask.title} narrow>
      {!mayAsk ? (
        <Alert tone="info">{ask.viewer}</Alert>
      ) : !assistant ? (
        <NotAvailable />
      ) : isPremium ? (
        <AskScreen />
      ) : (
        <ComingSoon />
      )}
      <QuestionsCard />
    </Page>
  );
}

/** The form, and below it the answer to the last question. */
function AskScreen() {
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
