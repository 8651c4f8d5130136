import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import type { Figures } from '../model/history.ts';
import styles from './figure-list.module.css';

type Line = Figures['money']['lines'][number];

/** What each item cost, in each year if several are shown. */
export function MoneyList({ lines, byYear }: { lines: readonly Line[]; byYear: boolean }) {
  return (
    <Disclosure label={byYear ? history.figures.byYear : history.figures.byItem}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={`${line.year} ${line.item} ${line.currency}`} className={styles.line}>
            <span className={styles.name}>
              {byYear && `${line.year} `}
              {itemName(line.item)}
            </span>
            <span className={styles.sum}>{format.money(line)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
