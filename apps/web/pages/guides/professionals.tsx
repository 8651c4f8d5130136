import type { ProfessionalCard } from '../../content/guides/guide.ts';
import styles from './professionals.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';

export function Professionals({ cards }: { cards: readonly ProfessionalCard[] }) {
  return (
    <Section
      {...sections.professional}
      lede="Some jobs are not for a Saturday morning. Typical prices in western Europe, tax included:"
    >
      <ul className={styles.cards}>
        {cards.map(({ title, content, price }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
            <p className={styles.price}>
              <span>Usually</span> {price}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
