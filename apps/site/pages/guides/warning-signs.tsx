import type { Note, WarningSigns as Signs } from '#core/languages/guide-words.ts';
import { guides, guides as words } from '#words/site/guides.ts';
import { Section } from './section.tsx';
import { sections } from './sections.ts';
import styles from './warning-signs.module.css';

/** The signs that can't wait, with the emergency numbers, and below them the others. */
export function WarningSigns({ signs, burnsGas }: { signs: Signs; burnsGas: boolean }) {
  return (
    <Section {...sections.signs} lede={words.signs.lede}>
      <div className={styles.stop}>
        <h3>{words.signs.stop}</h3>
        <SignList signs={signs.stop} />
        <EmergencyNumbers gas={burnsGas} />
      </div>
      <div className={styles.soon}>
        <h3>{words.signs.soon}</h3>
        <SignList signs={signs.soon} />
      </div>
    </Section>
  );
}

function SignList({ signs }: { signs: readonly Note[] }) {
  return (
    <ul className={styles.signs}>
      {signs.map(({ title, content }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{content}</p>
        </li>
      ))}
    </ul>
  );
}

const { signs } = guides;

/** Numbers for the countries with most users; the gas numbers are those of National Gas and GRDF. */
function EmergencyNumbers({ gas }: { gas: boolean }) {
  return (
    <p className={styles.numbers}>
      <strong>{signs.numbersTitle}</strong> {signs.numbers} {gas && signs.gasNumbers}
    </p>
  );
}
