import type { ReferenceTable as Table } from '#core/languages/guide-words.ts';
import styles from './guide-table.module.css';

/** Values to look up, such as the readings of a gauge. */
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
        {rows.map(([label, second, third]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{second}</td>
            <td>{third}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
