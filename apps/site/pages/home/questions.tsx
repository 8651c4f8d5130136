import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { homeCopy } from '../../content/home-copy.ts';
import { QuestionItem } from '../faq/question-item.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './teasers.module.css';

/** The questions that visitors ask first, from the FAQ. */
export function Questions() {
  const { questions } = homeCopy;
  return (
    <HomeSection id="questions" title="Questions and answers">
      <div className={styles.questions}>
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </div>
      <p className={styles.more}>
        <Link to={paths.faq}>Read the whole FAQ</Link>
      </p>
    </HomeSection>
  );
}
