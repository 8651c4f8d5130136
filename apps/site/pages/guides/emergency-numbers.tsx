import { guides } from '#words/site/guides.ts';
import styles from './emergency-numbers.module.css';

const { signs } = guides;

/** Numbers for the countries with most users; the gas numbers are those of National Gas and GRDF. */
export function EmergencyNumbers({ gas }: { gas: boolean }) {
  return (
    <p className={styles.numbers}>
      <strong>{signs.numbersTitle}</strong>
      {signs.numbers}
      {gas && signs.gasNumbers}
    </p>
  );
}
