import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Done } from '#apps/ui/feedback/done.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { account as words } from '#words/app/account.ts';
import { buttons } from '#words/app/buttons.ts';
import { useMay } from '../../../session/use-may.ts';
import { FoldedCard } from '../folded-card.tsx';
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
    <Stack as="section" gap={16} divided aria-labelledby="export">
      <Stack gap={4} className={styles.words}>
        <h3 id="export">{words.export}</h3>
        <p>{words.exportAbout}</p>
      </Stack>
      <ExportButton of="data" label={words.exportData} />
      {mayExportFiles && <ExportButton of="files" label={words.exportFiles} />}
    </Stack>
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
      <Row gap={12}>
        <Button small variant="ghost" busy={state.name === 'busy'} onClick={take}>
          {label}
        </Button>
        <Done>{state.name === 'done' && words.savedAs(exports[of].file)}</Done>
      </Row>
    </>
  );
}

function Deletion({ deleting, onDelete }: DataCardProps) {
  return (
    <Stack as="section" gap={16} divided aria-labelledby="delete">
      <Stack gap={4} className={styles.words}>
        <h3 id="delete">{buttons.delete}</h3>
        <p>{words.deleteAbout}</p>
      </Stack>
      <Row gap={12}>
        <Button small variant="ghost" className={styles.delete ?? ''} onClick={() => onDelete(true)}>
          {words.deleteAccount}
        </Button>
      </Row>
      <DeleteDialog open={deleting} onOpenChange={onDelete} />
    </Stack>
  );
}
