import { Suspense, useState } from 'react';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextAreaField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { adviceLimits } from '#core/domain/advice/limits.ts';
import { ask as askWords } from '#words/app/ask.ts';
import { useOnline } from '../../../household/use-online.ts';
import { Emergency, HazardNote } from '../answer/lazy-answers.ts';
import { type Asking, useAsk } from '../data/use-ask.ts';
import { EmergencyNote } from './emergency-note.tsx';
import styles from './states.module.css';

const { emergency: words } = askWords;

/** For users who can't ask the assistant: what to do in an emergency, which is for everyone. */
export function EmergencyCheck() {
  const [text, setText] = useState('');
  const { asking, ask } = useAsk({ onAnswered: () => setText('') });
  const { errors, clear, form } = useForm<'question'>({
    check: () => ({ question: text.trim() === '' ? words.missing : undefined }),
    submit: () => void ask({ question: text.trim() }),
  });
  const isOnline = useOnline();
  usePreloadWhenIdle(Emergency.preload);
  return (
    <>
      <EmergencyNote />
      <Suspense>
        <Outcome asking={asking} />
      </Suspense>
      <Card>
        <Stack as="form" gap={14} align="start" className={styles.check} {...form}>
          <TextAreaField
            name="question"
            label={words.question}
            hint={words.hint}
            rows={3}
            maxLength={adviceLimits.question}
            value={text}
            error={errors.question}
            onChange={({ target }) => {
              setText(target.value);
              clear();
            }}
          />
          <Button type="submit" busy={asking.name === 'waiting'} busyLabel={words.busy} disabled={!isOnline}>
            {words.submit}
          </Button>
        </Stack>
      </Card>
    </>
  );
}

/** Refusals that mean only that there is no emergency in the words, because one would have been answered. */
const unrecognised: readonly string[] = ['advice_premium_required', 'advisor_unavailable'];

function Outcome({ asking }: { asking: Asking }) {
  if (asking.name === 'answered') return <Emergency answer={asking.answer} />;
  if (asking.name !== 'failed') return null;
  const { hazard, error } = asking;
  if (hazard) return <HazardNote hazard={hazard} />;
  const isUnrecognised = error instanceof ApiError && unrecognised.includes(error.code);
  return <Alert>{isUnrecognised ? words.unrecognised : refusalText(error)}</Alert>;
}
