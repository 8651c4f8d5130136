import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { historyImport as words } from '#words/app/history/import.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportEffects } from './import-effects.tsx';
import { ImportMatches } from './import-matches.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { ImportRows } from './import-rows.tsx';
import { LeftOut } from './left-out.tsx';
import type { Preview, SayProps } from './use-import.ts';

/** What importing the file would do: the sums, what has to be said first, the effect on the plan, and each line. */
export function ImportPreview({ preview, choices, onSay }: SayProps) {
  const { counts, unaltered, columns, effects, leftOut } = preview;
  // Lines that are no work at all are left out as well.
  const sums = sumsText({ ...counts, error: Math.max(counts.error, leftOut.length) });
  return (
    <Stack gap={16}>
      {unaltered === false && <Alert>{words.altered}</Alert>}
      <ImportQuestions preview={preview} choices={choices} onSay={onSay} />
      {sums && (
        <Text as="p" weight={600} role="status">
          {sums}
        </Text>
      )}
      {columns.length > 0 && <ImportColumns columns={columns} choices={choices} onSay={onSay} />}
      <ImportMatches preview={preview} choices={choices} onSay={onSay} />
      {effects.length > 0 && <ImportEffects effects={effects} />}
      <LeftOut preview={preview} />
      {preview.rows.length > 0 && <ImportRows preview={preview} />}
    </Stack>
  );
}

/** `32 new, 3 already there, 1 left out` */
function sumsText(counts: Preview['counts']): string {
  return (['new', 'duplicate', 'error'] as const)
    .flatMap((outcome) => (counts[outcome] > 0 ? [words.sums[outcome](counts[outcome])] : []))
    .join(', ');
}
