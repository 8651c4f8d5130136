import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { format } from '#words/format.ts';
import type { Figures } from '../model/history.ts';
import styles from './figure-list.module.css';

type Line = Figures['money']['lines'][number];

/** What each item cost, in each year if several are shown. */
export function MoneyList({ lines, byYear }: { lines: readonly Line[]; byYear: boolean }) {
  return (
    <Disclosure label={byYear ? 'By year and item' : 'By item'}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={`${line.year} ${line.item} ${line.currency}`} className={styles.line}>
            <span className={styles.name}>
              {byYear && `${line.year} `}
              {line.item}
            </span>
            <span className={styles.sum}>{format.money(line)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
