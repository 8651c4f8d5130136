import type { Note } from '../../content/guides/guide.ts';
import { Section } from './section.tsx';
import { sections } from './sections.ts';
import styles from './warning-signs.module.css';

export function WarningSigns({ signs }: { signs: readonly Note[] }) {
  return (
    <Section {...sections.signs} lede="What you may see, hear or smell, what it means, and what to do first.">
      <ul className={styles.signs}>
        {signs.map(({ title, content }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
