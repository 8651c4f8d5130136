import type { Ref } from 'react';

import { notSure } from '../../../household/not-sure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Question } from '../model/week.ts';
import styles from './question-form.module.css';

type QuestionFormProps = {
  question: Question;
  headingRef: Ref<HTMLHeadingElement>;
  locked: boolean;
  onAnswer: (value: string) => void;
};

export function QuestionForm({ question, headingRef, locked, onAnswer }: QuestionFormProps) {
  return (
    <div className={styles.question}>
      <h2 className={styles.heading} id="question" ref={headingRef} tabIndex={-1}>
        {question.question}
      </h2>
      <p className={styles.why}>{question.why}</p>
      <div className={styles.answers}>
        {question.options.map(({ value, label }) => (
          <Button
            key={value}
            className={styles.answer ?? ''}
            variant="ghost"
            small
            disabled={locked}
            onClick={() => onAnswer(value)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" small disabled={locked} onClick={() => onAnswer(notSure)}>
          Not sure
        </Button>
      </div>
    </div>
  );
}
