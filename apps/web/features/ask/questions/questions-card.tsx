import { Suspense } from 'react';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { ask } from '#words/app/ask.ts';
import { LoadFailure } from '../../../api/load-failure.tsx';
import { QuestionRow } from '../answer/lazy-answers.ts';
import { useQuestions } from '../data/use-questions.ts';
import styles from './questions.module.css';

/** The household's own questions with their answers. Nothing until there is one. */
export function QuestionsCard() {
  const query = useQuestions();
  if (query.isError && !query.data) {
    return (
      <div className={styles.failure}>
        <LoadFailure query={query} />
      </div>
    );
  }
  const questions = query.data?.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <Suspense>
      <Card as="section" className={styles.card ?? ''} aria-labelledby="questions">
        <Heading size="xl" id="questions">
          {ask.questions.title}
        </Heading>
        <Muted as="p">{ask.questions.text}</Muted>
        <Stack as="ul">
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </Stack>
      </Card>
    </Suspense>
  );
}
