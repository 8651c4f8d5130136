import { Dialog } from '#apps/ui/controls/dialog.tsx';
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
      title="Import a file"
      description="Add earlier work from a spreadsheet (CSV) or a house passport (JSON). You’ll see what will be imported before anything is saved."
    >
      <ImportForm imports={imports} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
