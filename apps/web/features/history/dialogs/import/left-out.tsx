import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { historyImport } from '#words/app/history/import.ts';
import { format } from '#words/format.ts';
import styles from './import-rows.module.css';
import type { Preview } from './use-import.ts';

const { leftOut: words, matches, line: lineText } = historyImport;

/** Every line that is not imported, with the reason, and those that need a look. */
export function LeftOut({ preview: { leftOut, unclear } }: { preview: Preview }) {
  return (
    <>
      {unclear.length > 0 && <Muted as="p">{words.unclear(format.list(unclear.map(lineText)))}</Muted>}
      {leftOut.length > 0 && (
        <Disclosure label={words.title(matches.lines(leftOut.length))}>
          <ol className={styles.plain}>
            {leftOut.map(({ line, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may be left out for two reasons, and the list never changes its order
              <Stack key={index} as="li" gap={2} className={styles.row}>
                <span className={styles.line}>{lineText(line)}</span>
                {reason}
              </Stack>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  );
}
