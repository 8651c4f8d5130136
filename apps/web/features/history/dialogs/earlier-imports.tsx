import { Button } from '#apps/ui/controls/button.tsx';
import { format } from '#words/format.ts';
import { useUndoImport } from '../data/use-undo-import.ts';
import type { History } from '../model/history.ts';
import { countText } from '../model/months.ts';
import styles from './import-form.module.css';

/** The imports that can still be undone. */
export function EarlierImports({ imports }: { imports: History['imports'] }) {
  const undo = useUndoImport();
  return (
    <section className={styles.earlier} aria-labelledby="earlier-imports">
      <h3 className={styles.heading} id="earlier-imports">
        Earlier imports
      </h3>
      <ul className={styles.imports}>
        {imports.map(({ id, importedAt, entries }) => (
          <li key={id}>
            <span>
              {format.date(importedAt.slice(0, 10))}: {countText(entries)}
            </span>
            <Button
              variant="quiet"
              small
              busy={undo.isPending && undo.variables === id}
              aria-label={`Undo the import of ${format.date(importedAt.slice(0, 10))}`}
              onClick={() => undo.mutate(id)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
