import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { format } from '#words/format.ts';
import { useOnline } from '../../../household/use-online.ts';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import { AnswerEnd } from '../answer/answer-end.tsx';
import { AnswerSteps } from '../answer/answer-steps.tsx';
import { type Question, useDeletion } from '../data/use-questions.ts';
import styles from './questions.module.css';

/** A question, which opens to show its answer. */
export function QuestionRow({ question }: { question: Question }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeletion();
  const isOnline = useOnline();
  const mayDelete = useMay('member');
  const title = question.question || 'A photo or a manual';
  const facts = [
    format.moment(question.askedAt, 'long', useUser().timezone),
    question.item,
    question.hadFile && 'with a file',
  ];
  return (
    <li className={styles.row}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.words}>
            <span className={styles.question}>{title}</span>
            <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
          </span>
          <span className={styles.arrow}>
            <Mark of="down" size={18} />
          </span>
        </summary>
        <div className={styles.answer}>
          {question.steps.length > 0 ? (
            <AnswerSteps steps={question.steps} />
          ) : (
            <p>We found nothing about this in our tasks and guides.</p>
          )}
          <AnswerEnd answer={question} />
          {mayDelete && (
            <Button variant="quiet" small disabled={!isOnline} onClick={() => setIsAsking(true)}>
              Delete this question
            </Button>
          )}
        </div>
      </details>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Are you sure you want to delete this question?"
        description="Its answer is deleted with it."
        confirmLabel="Delete"
        busy={isPending}
        onConfirm={() => mutate(question, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
