import { useId } from 'react';
import { Row } from '#apps/ui/layout/row.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
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
    <Row as="ul" gap={20} lines={4} align="stretch" className={styles.legend}>
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
            <Text weight={650} numeric>
              {count}
            </Text>{' '}
            {history.counted(kind, count)}
          </li>
        );
      })}
    </Row>
  );
}
