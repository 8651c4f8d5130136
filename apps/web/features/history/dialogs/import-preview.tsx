import type { OutputOf } from '#apps/ui/api/client.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip, type ChipTone } from '#apps/ui/feedback/chip.tsx';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';

import styles from './import-preview.module.css';

type Preview = OutputOf<'previewImport'>;
type Outcome = Preview['rows'][number]['outcome'];

const { import: words } = historyDialogs;
const tones: Readonly<Record<Outcome, ChipTone>> = { new: 'evergreen', duplicate: 'plain', error: 'terracotta' };

/** What importing the file would do: the sums, then each line. */
export function ImportPreview({ preview: { counts, unaltered, rows } }: { preview: Preview }) {
  const total = counts.new + counts.duplicate + counts.error;
  return (
    <div className={styles.preview}>
      {unaltered === false && <Alert>{words.altered}</Alert>}
      <p className={styles.sums} role="status">
        {sumsText(counts)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the arrow keys */}
      <section className={styles.rows} aria-label={words.lines} tabIndex={0}>
        <ol>
          {rows.map(({ line, outcome, message, entry }) => (
            <li key={line} className={styles.row}>
              <span className={styles.line}>
                {words.line(line)} <Chip tone={tones[outcome]}>{words.outcomes[outcome]}</Chip>
              </span>
              {entry && (
                <span>
                  {words.work(format.date(entry.date), itemName(entry.item), entry.title)}
                  {entry.cost && `, ${format.money(entry.cost)}`}
                </span>
              )}
              {message && <span className={styles.message}>{message}</span>}
            </li>
          ))}
        </ol>
      </section>
      {rows.length < total && <p className={styles.rest}>{words.first(rows.length, total)}</p>}
    </div>
  );
}

/** `32 new, 3 already there, 1 left out` */
function sumsText(counts: Preview['counts']): string {
  return (['new', 'duplicate', 'error'] as const)
    .flatMap((outcome) => (counts[outcome] > 0 ? [words.sums[outcome](counts[outcome])] : []))
    .join(', ');
}
