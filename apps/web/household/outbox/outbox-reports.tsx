import { Stack } from '#apps/ui/layout/stack.tsx';

/** What became of changes that could not be made. */
export function OutboxReports({ reports }: { reports: readonly string[] }) {
  return (
    <Stack as="ul" gap={8}>
      {reports.map((report) => (
        <li key={report}>{report}</li>
      ))}
    </Stack>
  );
}
