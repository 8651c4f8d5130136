import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { account as words } from '#words/app/account.ts';
import { buttons } from '#words/app/buttons.ts';
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
    <FoldedCard title={words.data} fragment="data">
      <p>{words.dataIntroduction}</p>
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
        <h3 id="export">{words.export}</h3>
        <p>{words.exportAbout}</p>
      </div>
      <ExportButton of="data" label={words.exportData} />
      {mayExportFiles && <ExportButton of="files" label={words.exportFiles} />}
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
              <Mark of="check" size={18} />
              {words.savedAs(exports[of].file)}
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
        <h3 id="delete">{buttons.delete}</h3>
        <p>{words.deleteAbout}</p>
      </div>
      <div className={actions.actions}>
        <Button small variant="ghost" className={styles.delete ?? ''} onClick={() => onDelete(true)}>
          {words.deleteAccount}
        </Button>
      </div>
      <DeleteDialog open={deleting} onOpenChange={onDelete} />
    </section>
  );
}
