import type { OutputOf } from '#apps/ui/api/client.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip, type ChipTone } from '#apps/ui/feedback/chip.tsx';
import { format } from '#words/format.ts';

import styles from './import-preview.module.css';

type Preview = OutputOf<'previewImport'>;
type Outcome = Preview['rows'][number]['outcome'];

const looks: Readonly<Record<Outcome, { readonly label: string; readonly tone: ChipTone }>> = {
  new: { label: 'New', tone: 'evergreen' },
  duplicate: { label: 'Already there', tone: 'plain' },
  error: { label: 'Left out', tone: 'terracotta' },
};

/** What importing the file would do: the sums, then each line. */
export function ImportPreview({ preview: { counts, unaltered, rows } }: { preview: Preview }) {
  const total = counts.new + counts.duplicate + counts.error;
  return (
    <div className={styles.preview}>
      {unaltered === false && (
        <Alert>This passport was changed after it was created: its contents don’t match its checksum.</Alert>
      )}
      <p className={styles.sums} role="status">
        {sumsText(counts)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the arrow keys */}
      <section className={styles.rows} aria-label="Lines of the file" tabIndex={0}>
        <ol>
          {rows.map(({ line, outcome, message, entry }) => (
            <li key={line} className={styles.row}>
              <span className={styles.line}>
                Line {line} <Chip tone={looks[outcome].tone}>{looks[outcome].label}</Chip>
              </span>
              {entry && (
                <span>
                  {format.date(entry.date)}, {entry.item}: {entry.title}
                  {entry.cost && `, ${format.money(entry.cost)}`}
                </span>
              )}
              {message && <span className={styles.message}>{message}</span>}
            </li>
          ))}
        </ol>
      </section>
      {rows.length < total && (
        <p className={styles.rest}>
          The first {format.number(rows.length)} of {format.number(total)} lines.
        </p>
      )}
    </div>
  );
}

/** `32 new, 3 already there, 1 left out` */
function sumsText(counts: Preview['counts']): string {
  return (['new', 'duplicate', 'error'] as const)
    .flatMap((outcome) => (counts[outcome] > 0 ? [`${counts[outcome]} ${looks[outcome].label.toLowerCase()}`] : []))
    .join(', ');
}
