import styles from './outbox-reports.module.css';

/** What became of changes that could not be made. */
export function OutboxReports({ reports }: { reports: readonly string[] }) {
  return (
    <ul className={styles.reports}>
      {reports.map((report) => (
        <li key={report}>{report}</li>
      ))}
    </ul>
  );
}
