import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { ask } from '#words/app/ask.ts';
import { buttons } from '#words/app/buttons.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { useOnline } from '../../../household/use-online.ts';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import { AnswerEnd } from '../answer/answer-end.tsx';
import { AnswerSteps } from '../answer/answer-steps.tsx';
import { type Question, useDeletion } from '../data/use-questions.ts';
import styles from './questions.module.css';

const { questions: words } = ask;

export type QuestionRowProps = { question: Question };

/** A question, which opens to show its answer. */
export function QuestionRow({ question }: QuestionRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeletion();
  const isOnline = useOnline();
  const mayDelete = useMay('member');
  const title = question.question || words.ofFile;
  const facts = [
    format.moment(question.askedAt, 'long', useUser().timezone),
    question.item && itemName(question.item),
    question.hadFile && words.withFile,
  ];
  return (
    <li className={styles.row}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <Stack as="span" gap={2} className={styles.words}>
            <Text weight={600} breaks>
              {title}
            </Text>
            <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
          </Stack>
          <span className={styles.arrow}>
            <Mark of="down" size={18} />
          </span>
        </summary>
        <Stack gap={16} align="start" className={styles.answer}>
          {question.steps.length > 0 && <AnswerSteps steps={question.steps} />}
          {question.steps.length + question.tasks.length === 0 && <p>{words.nothing}</p>}
          <AnswerEnd answer={question} />
          {mayDelete && (
            <Button variant="quiet" small disabled={!isOnline} onClick={() => setIsAsking(true)}>
              {words.delete}
            </Button>
          )}
        </Stack>
      </details>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.confirm}
        description={words.confirmText}
        confirmLabel={buttons.delete}
        busy={isPending}
        onConfirm={() => mutate(question, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
