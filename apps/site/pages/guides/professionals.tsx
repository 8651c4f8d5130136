import type { ProfessionalCard } from '#core/languages/guide-words.ts';
import { guides as words } from '#words/site/guides.ts';
import styles from './professionals.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';

export function Professionals({ cards, year }: { cards: readonly ProfessionalCard[]; year: string }) {
  return (
    <Section {...sections.professional} lede={words.professionalLede(year)}>
      <ul className={styles.cards}>
        {cards.map(({ title, content, price }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
            <p className={styles.price}>
              <span>{words.usually(year)}</span> {price}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
