import { history } from '#words/app/history/history.ts';
import { entryKinds } from '../model/history.ts';
import type { Period } from '../model/periods.ts';
import styles from './chart-table.module.css';

/** The chart's numbers. */
export function ChartTable({ periods, unit }: { periods: readonly Period[]; unit: string }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {entryKinds.map((kind) => (
            <th key={kind} scope="col" className={styles.number}>
              {history.list.shown[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, name, counts }) => (
          <tr key={from}>
            <th scope="row">{name}</th>
            {entryKinds.map((kind) => (
              <td key={kind} className={styles.number}>
                {counts[kind]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
