import type { ReferenceTable as Table } from '../../content/guides/guide.ts';
import styles from './guide-table.module.css';

/** Readings, such as a gauge's, and what to do about each. */
export function ReferenceTable({ table: { title, columns, rows } }: { table: Table }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([reading, meaning, action]) => (
          <tr key={reading}>
            <th scope="row">{reading}</th>
            <td>{meaning}</td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
