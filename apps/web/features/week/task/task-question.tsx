import { useEffect, useId, useRef } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { week } from '#words/app/week/week.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { QuestionForm } from '../home/question-form.tsx';
import type { OpenQuestion, Task } from '../model/week.ts';
import styles from './task-question.module.css';

export type TaskQuestionProps = {
  task: Task;
  question: OpenQuestion;
  actions: TaskActions;
  /** Whether a link led here, so that the question has to be in sight. */
  isMeant?: boolean;
};

/** Asks what decides whether the home needs the task at all. */
export function TaskQuestion({ task, question, actions, isMeant = false }: TaskQuestionProps) {
  const { onMeantShown } = actions;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isMeant) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
    onMeantShown();
  }, [isMeant, onMeantShown]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a form
    <div className={styles.question} role="group" aria-labelledby={id}>
      <QuestionForm
        question={question}
        id={id}
        heading="h4"
        headingRef={heading}
        disabled={actions.isOffline}
        onAnswer={(value) => actions.answer(task, value)}
      />
      <Button
        className={styles.exclude ?? ''}
        variant="quiet"
        small
        disabled={actions.isOffline}
        onClick={() => actions.exclude(task)}
      >
        {week.notAgain}
      </Button>
    </div>
  );
}
