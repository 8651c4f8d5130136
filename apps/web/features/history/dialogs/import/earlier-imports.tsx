import { Button } from '#apps/ui/controls/button.tsx';
import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { buttons } from '#words/app/buttons.ts';
import { historyImport as words } from '#words/app/history/import.ts';
import { format } from '#words/format.ts';
import { useUndoImport } from '../../data/use-undo-import.ts';
import type { History } from '../../model/history.ts';
import { countText } from '../../model/months.ts';
import styles from './import-form.module.css';

/** The imports that can still be undone. */
export function EarlierImports({ imports }: { imports: History['imports'] }) {
  const undo = useUndoImport();
  return (
    <Stack as="section" gap={4} aria-labelledby="earlier-imports">
      <Subheading id="earlier-imports">{words.earlier}</Subheading>
      <Stack as="ul" className={styles.imports}>
        {imports.map(({ id, importedAt, entries }) => (
          <li key={id}>
            <span>{words.ofDay(format.date(importedAt.slice(0, 10)), countText(entries))}</span>
            <Button
              variant="quiet"
              small
              busy={undo.isPending && undo.variables === id}
              aria-label={words.undo(format.date(importedAt.slice(0, 10)))}
              onClick={() => undo.mutate(id)}
            >
              {buttons.undo}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
