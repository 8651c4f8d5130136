import { Stack } from '#apps/ui/layout/stack.tsx';
import { pricing as words } from '#words/site/pricing.ts';
import { RichText } from '../rich-text.tsx';
import styles from './assurances.module.css';

/** Facts that help visitors choose a plan. */
export function Assurances() {
  return (
    <section className={styles.assurances} aria-labelledby="assurances-title">
      <h2 id="assurances-title">{words.goodToKnow}</h2>
      <Stack as="ul" gap={24} className={styles.list}>
        {words.assurances.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Stack>
      <p className={styles.more}>
        <RichText text={words.moreQuestions} />
      </p>
    </section>
  );
}
