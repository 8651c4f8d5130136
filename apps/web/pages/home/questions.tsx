import { useText } from '../../content/texts.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/routing/link.tsx';
import { QuestionItem } from '../faq/question-item.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './teasers.module.css';

/** The questions that visitors ask first, from the FAQ. */
export function Questions() {
  const { questions } = useText('homeCopy');
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
