import { Words } from '#apps/ui/content/words.tsx';
import { Chip, type ChipTone } from '#apps/ui/feedback/chip.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { amounts } from '#words/amounts.ts';
import { historyImport as words } from '#words/app/history/import.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import styles from './import-rows.module.css';
import type { Preview } from './use-import.ts';

type Outcome = Preview['rows'][number]['outcome'];

const tones: Readonly<Record<Outcome, ChipTone>> = {
  new: 'evergreen',
  duplicate: 'plain',
  open: 'plain',
  error: 'terracotta',
};

/** Each line of the file, as it would be imported. */
export function ImportRows({ preview: { counts, rows } }: { preview: Preview }) {
  const open = rows.filter(({ outcome }) => outcome === 'open').length;
  const total = Math.max(counts.new + counts.duplicate + counts.error, open);
  return (
    <Stack gap={8}>
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
                  {words.work(format.date(entry.date), isolated(itemName(entry.item)), isolated(entry.title))}
                  {entry.by?.name && `, ${isolated(entry.by.name)}`}
                  {entry.cost && `, ${amounts.exact(entry.cost)}`}
                </span>
              )}
              {entry?.note && (
                <Muted>
                  <Words>{entry.note}</Words>
                </Muted>
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
