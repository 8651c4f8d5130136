import type { OutputOf } from '#apps/ui/api/client.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip, type ChipTone } from '#apps/ui/feedback/chip.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
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
    <Stack gap={8}>
      {unaltered === false && <Alert>{words.altered}</Alert>}
      <Text as="p" weight={600} role="status">
        {sumsText(counts)}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the arrow keys */}
      <section className={styles.rows} aria-label={words.lines} tabIndex={0}>
        <ol>
          {rows.map(({ line, outcome, message, entry }) => (
            <Stack key={line} as="li" gap={2} className={styles.row}>
              <Row as="span" gap={8} lines={4} className={styles.line}>
                {words.line(line)} <Chip tone={tones[outcome]}>{words.outcomes[outcome]}</Chip>
              </Row>
              {entry && (
                <span>
                  {words.work(format.date(entry.date), itemName(entry.item), entry.title)}
                  {entry.cost && `, ${format.money(entry.cost)}`}
                </span>
              )}
              {message && (
                <Text color="terracotta" weight={550}>
                  {message}
                </Text>
              )}
            </Stack>
          ))}
        </ol>
      </section>
      {rows.length < total && <Muted as="p">{words.first(rows.length, total)}</Muted>}
    </Stack>
  );
}

/** `32 new, 3 already there, 1 left out` */
function sumsText(counts: Preview['counts']): string {
  return (['new', 'duplicate', 'error'] as const)
    .flatMap((outcome) => (counts[outcome] > 0 ? [words.sums[outcome](counts[outcome])] : []))
    .join(', ');
}
