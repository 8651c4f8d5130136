import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { useMay } from '../../../session/use-may.ts';
import { FoldedCard } from '../folded-card.tsx';
import actions from './actions.module.css';
import styles from './data-card.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { exports, useExport } from './use-export.ts';

export type DataCardProps = {
  /** Whether the confirmation dialog is open. */
  deleting: boolean;
  onDelete: (deleting: boolean) => void;
};

export function DataCard(deletion: DataCardProps) {
  return (
    <FoldedCard title="Your data" fragment="data">
      <p>It’s yours: export it, or have all of it deleted.</p>
      <Export />
      <Deletion {...deletion} />
    </FoldedCard>
  );
}

function Export() {
  const mayExportFiles = useMay('owner');
  return (
    <section className={styles.part} aria-labelledby="export">
      <div className={styles.words}>
        <h3 id="export">Export</h3>
        <p>
          One file (JSON) with everything that is stored about you and the homes that you own, and an archive (ZIP) of
          the photos and documents.
        </p>
      </div>
      <ExportButton of="data" label="Export my data" />
      {mayExportFiles && <ExportButton of="files" label="Export my photos and documents" />}
    </section>
  );
}

function ExportButton({ of, label }: { of: keyof typeof exports; label: string }) {
  const { state, start } = useExport(exports[of]);
  const take = () => {
    track('settings_interaction', { element_name: `export_${of}` });
    void start();
  };
  return (
    <>
      {state.name === 'failed' && <Alert>{state.message}</Alert>}
      <div className={actions.actions}>
        <Button small variant="ghost" busy={state.name === 'busy'} onClick={take}>
          {label}
        </Button>
        <span className={styles.done} role="status">
          {state.name === 'done' && (
            <>
              <Mark of="check" size={18} /> Saved as {exports[of].file}
            </>
          )}
        </span>
      </div>
    </>
  );
}

function Deletion({ deleting, onDelete }: DataCardProps) {
  return (
    <section className={styles.part} aria-labelledby="delete">
      <div className={styles.words}>
        <h3 id="delete">Delete</h3>
        <p>
          This permanently deletes your account, and each home in which you’re alone. You see exactly what goes and what
          stays before anything happens.
        </p>
      </div>
      <div className={actions.actions}>
        <Button small variant="ghost" className={styles.delete ?? ''} onClick={() => onDelete(true)}>
          Delete my account
        </Button>
      </div>
      <DeleteDialog open={deleting} onOpenChange={onDelete} />
    </section>
  );
}
