import { Stack } from '#apps/ui/layout/stack.tsx';
import type { Note } from '#core/languages/guide-words.ts';
import { guides as words } from '#words/site/guides.ts';
import { Section } from './section.tsx';
import { sections } from './sections.ts';
import styles from './why-it-matters.module.css';

export function WhyItMatters({ paragraphs, tips }: { paragraphs: readonly string[]; tips: readonly Note[] }) {
  return (
    <Section {...sections.why}>
      <Stack gap={16} className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
      <h3 className={styles.heading}>{words.tips}</h3>
      <ol className={styles.tips}>
        {tips.map(({ title, content }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{content}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
