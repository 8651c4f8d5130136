import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import type { Question } from '#core/languages/questions-and-answers.ts';
import { pages } from '#words/site/pages.ts';
import { partsOf } from '../../content/conditional-text.ts';
import { RichText } from '../rich-text.tsx';
import styles from './question-item.module.css';

const { faq: words } = pages;

/** Works without JavaScript. */
export function QuestionItem({ question: { id, question, answer } }: { question: Question }) {
  return (
    <details className={styles.item} id={id}>
      <summary>
        <h3>{question}</h3>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d="M3 10h14" />
            <path className={styles.upright} d="M10 3v14" />
          </g>
        </svg>
      </summary>
      <Stack gap={12} className={styles.answer}>
        {answer.map(partsOf).map(({ text, ...where }) => (
          <p key={text} {...where}>
            <RichText text={text} />
          </p>
        ))}
        <p className={styles.own}>
          <Link to={`${paths.faq}#${id}`} aria-label={`${words.linkToAnswer}: ${question}`}>
            {words.linkToAnswer}
          </Link>
        </p>
      </Stack>
    </details>
  );
}
