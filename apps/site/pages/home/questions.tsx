import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { home as words } from '#words/site/home.ts';
import { firstQuestions } from '../../content/questions.ts';
import { QuestionItem } from '../faq/question-item.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './teasers.module.css';

/** The questions that visitors ask first, from the FAQ. */
export function Questions() {
  return (
    <HomeSection id="questions" title={words.questions.title}>
      <div className={styles.questions}>
        {firstQuestions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </div>
      <p className={styles.more}>
        <Link to={paths.faq}>{words.questions.all}</Link>
      </p>
    </HomeSection>
  );
}
