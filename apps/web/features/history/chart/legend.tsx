import { useId } from 'react';
import { history } from '#words/app/history/history.ts';
import { entryKinds } from '../model/history.ts';
import type { Period } from '../model/periods.ts';
import columns from './columns.module.css';
import styles from './legend.module.css';
import { Patterns } from './patterns.tsx';

/** Explains the parts of the columns, with their sums. */
export function Legend({ periods }: { periods: readonly Period[] }) {
  const id = useId();
  return (
    <ul className={styles.legend}>
      {entryKinds.map((kind) => {
        const count = periods.reduce((sum, { counts }) => sum + counts[kind], 0);
        return (
          <li key={kind}>
            <svg width="16" height="16" aria-hidden="true">
              <Patterns id={id} />
              <rect
                className={columns[kind]}
                {...(kind !== 'done' && { fill: `url(#${id}-${kind})` })}
                x="1"
                y="1"
                width="14"
                height="14"
                rx="3"
              />
            </svg>
            <span className={styles.count}>{count}</span> {history.counted(kind, count)}
          </li>
        );
      })}
    </ul>
  );
}
