import type { Ref } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { questions as words } from '#words/app/week/questions.ts';
import { notSure } from '../../../household/not-sure.ts';
import type { OpenQuestion } from '../model/week.ts';
import styles from './question-form.module.css';

type QuestionFormProps = {
  question: OpenQuestion;
  /** Of its heading, for the label of what contains it. */
  id: string;
  heading: 'h2' | 'h4';
  headingRef?: Ref<HTMLHeadingElement>;
  disabled: boolean;
  onAnswer: (value: string) => void;
};

export function QuestionForm({ question, id, heading: Heading, headingRef, disabled, onAnswer }: QuestionFormProps) {
  return (
    <div className={styles.question}>
      <Heading className={styles.heading} id={id} ref={headingRef} tabIndex={-1}>
        {question.question}
      </Heading>
      <Muted as="p" className={styles.why}>
        {question.why}
      </Muted>
      <Row gap={8} align="stretch" className={styles.answers}>
        {question.options.map(({ value, label }) => (
          <Button
            key={value}
            className={styles.answer ?? ''}
            variant="ghost"
            small
            disabled={disabled}
            onClick={() => onAnswer(value)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" small disabled={disabled} onClick={() => onAnswer(notSure)}>
          {words.notSure}
        </Button>
      </Row>
    </div>
  );
}
