import { useText } from '../../content/texts.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/routing/link.tsx';
import { QuestionItem } from '../faq/question-item.tsx';
import styles from './teasers.module.css';

/** The questions that visitors ask first, from the FAQ. */
export function Questions() {
  const { questions } = useText('homeCopy');
  return (
    <section className={styles.section} aria-labelledby="questions-title">
      <div className={styles.head}>
        <h2 id="questions-title">Questions and answers</h2>
      </div>
      <div className={styles.questions}>
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </div>
      <p className={styles.more}>
        <Link to={paths.faq}>Read the whole FAQ</Link>
      </p>
    </section>
  );
}
