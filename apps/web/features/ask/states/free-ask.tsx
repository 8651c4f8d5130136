import { Suspense, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextAreaField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { adviceLimits } from '#core/domain/advice/limits.ts';
import { ask as words } from '#words/app/ask.ts';
import { useOnline } from '../../../household/use-online.ts';
import { AnswerCard, FoundCard, HazardNote } from '../answer/lazy-answers.ts';
import { useAsk } from '../data/use-ask.ts';
import { EmergencyNote } from './emergency-note.tsx';
import styles from './states.module.css';

/** For those without Premium, or where there is no assistant: what to do in an emergency, and what the search finds. */
export function FreeAsk() {
  const [text, setText] = useState('');
  const { asking, ask } = useAsk({ onAnswered: () => setText('') });
  const { errors, clear, form } = useForm<'question'>({
    check: () => ({ question: text.trim() === '' ? words.search.missing : undefined }),
    submit: () => void ask({ question: text.trim() }),
  });
  const isOnline = useOnline();
  usePreloadWhenIdle(FoundCard.preload);
  const isEmergency = asking.name === 'answered' && asking.answer.stop === 'emergency';
  const Found = isEmergency ? AnswerCard : FoundCard;
  return (
    <>
      <EmergencyNote />
      <Card>
        <Stack as="form" gap={14} align="start" className={styles.check} {...form}>
          <TextAreaField
            name="question"
            label={words.form.question}
            hint={words.search.hint}
            rows={3}
            maxLength={adviceLimits.question}
            value={text}
            error={errors.question}
            onChange={({ target }) => {
              setText(target.value);
              clear();
            }}
          />
          <Button type="submit" busy={asking.name === 'waiting'} busyLabel={words.form.busy} disabled={!isOnline}>
            {words.form.submit}
          </Button>
        </Stack>
      </Card>
      <Suspense>
        {asking.name !== 'idle' && asking.hazard && !isEmergency && <HazardNote hazard={asking.hazard} />}
        {asking.name !== 'idle' && <Found asking={asking} onRetry={() => void ask(asking.asked)} />}
      </Suspense>
    </>
  );
}
