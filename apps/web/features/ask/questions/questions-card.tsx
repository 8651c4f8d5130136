import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useQuestions } from '../data/use-questions.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';

/** The household's own questions with their answers. Nothing until there is one. */
export function QuestionsCard() {
  const { data, error, isError, isFetching, refetch } = useQuestions();
  const questions = data?.questions ?? [];
  if (isError && !data) {
    const again = (
      <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return (
      <div className={styles.failure}>
        <Alert action={again}>{messageOf(error)}</Alert>
      </div>
    );
  }
  if (questions.length === 0) return null;
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="questions">
      <h2 className={styles.heading} id="questions">
        Your questions
      </h2>
      <p className={styles.about}>Only you see them. They stay until you delete them.</p>
      <ul className={styles.list}>
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </ul>
    </Card>
  );
}
