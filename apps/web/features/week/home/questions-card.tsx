import House from 'lucide-react/icons/house';
import { useEffect, useRef, useState } from 'react';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { questions as words } from '#words/app/week/questions.ts';
import { isFocusLost } from '../../../household/is-focus-lost.ts';
import type { HomeActions } from '../data/use-home-actions.ts';
import type { Question } from '../model/week.ts';
import { QuestionForm } from './question-form.tsx';
import styles from './questions-card.module.css';

export type QuestionsCardProps = { questions: readonly Question[]; actions: HomeActions };

/** Asks the week's questions about the home one after another. Nothing waits for the answers. */
export function QuestionsCard({ questions, actions }: QuestionsCardProps) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  /** A question whose answer could not be saved is asked again. */
  const saved = answered.filter((id) => questions.every((question) => question.id !== id)).length;
  const [question] = questions;
  const heading = useHeadingFocus(question?.id, answered.length > 0);
  if (!question && saved === 0) return null;

  const answer = (value: string) => {
    if (!question) return;
    setAnswered([...answered.filter((id) => id !== question.id), question.id]);
    actions.answer(question, value);
  };
  return (
    <Card as="section" className={question ? (styles.card ?? '') : (styles.done ?? '')} aria-labelledby="question">
      {question && (
        <Row as="p" gap={8} lines={2} className={styles.about}>
          <House size={16} aria-hidden="true" />
          {words.about}
          {saved + questions.length > 1 && (
            <span className={styles.place}>{words.place(saved + 1, saved + questions.length)}</span>
          )}
          {saved > 0 && (
            <span className={styles.saved}>
              <Mark of="check" size={16} /> {words.saved}
            </span>
          )}
        </Row>
      )}
      {question ? (
        <QuestionForm
          key={question.id}
          question={question}
          id="question"
          heading="h2"
          headingRef={heading}
          disabled={actions.isOffline}
          onAnswer={answer}
        />
      ) : (
        <>
          <Row as="h2" gap={8} single className={styles.thanks} id="question" ref={heading} tabIndex={-1}>
            <Mark of="check" size={20} /> {words.thanks}
          </Row>
          <p>
            <Marked
              text={words.thanksText}
              show={(label) => <Link to={paths.settingsTab('preferences', 'home')}>{label}</Link>}
            />
          </p>
        </>
      )}
    </Card>
  );
}

/** Moves the focus to the next question when the pressed button disappears with the previous one. */
function useHeadingFocus(questionId: string | undefined, hasAnswered: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question moves the focus
  useEffect(() => {
    if (hasAnswered && isFocusLost()) heading.current?.focus();
  }, [questionId]);
  return heading;
}
