import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import type { History } from '../model/history.ts';
import { ImportForm } from './import-form.tsx';

type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  imports: History['imports'];
};

export function ImportDialog({ open, onOpenChange, imports }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={historyDialogs.import.title}
      description={historyDialogs.import.text}
    >
      <ImportForm imports={imports} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
