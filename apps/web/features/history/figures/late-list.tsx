import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';
import type { Figures } from '../model/history.ts';
import styles from './figure-list.module.css';

/** So many fit below the number; the rest open with a click. */
const shownAtOnce = 2;

/** The safety checks that waited longer than they should, each with how long. */
export function LateList({ late }: { late: Figures['safety']['late'] }) {
  const lines = late.map(({ careTaskId, title, dueOn, doneOn, daysLate }) => (
    <li key={`${careTaskId} ${dueOn}`}>
      <span className={styles.name}>{title}</span>{' '}
      <span>
        {doneOn
          ? `${pluralise(daysLate, 'day')} late, done ${format.date(doneOn, 'shortDay')}`
          : `still open, due ${format.date(dueOn, 'shortDay')}`}
      </span>
    </li>
  ));
  return (
    <>
      <ul className={styles.list}>{lines.slice(0, shownAtOnce)}</ul>
      {lines.length > shownAtOnce && (
        <Disclosure label={`${lines.length - shownAtOnce} more`}>
          <ul className={styles.list}>{lines.slice(shownAtOnce)}</ul>
        </Disclosure>
      )}
    </>
  );
}
