import { Dialog } from '#apps/ui/controls/dialog.tsx';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { historyImport } from '#words/app/history/import.ts';
import { format } from '#words/format.ts';
import { FileDialog } from '../../../household/files/file-dialog.tsx';
import type { Entry, EntryFile, History } from '../model/history.ts';
import { PosterDialog } from '../poster/poster-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { ImportForm } from './import/import-form.tsx';
import { ShareDialog } from './share-dialog.tsx';

export type HistoryDialog =
  | { readonly kind: 'record' }
  | { readonly kind: 'edit'; readonly entry: Entry }
  | { readonly kind: 'file'; readonly entry: Entry; readonly file: EntryFile }
  | { readonly kind: 'import' }
  | { readonly kind: 'share' }
  | { readonly kind: 'poster'; readonly year: number };

type HistoryDialogsProps = {
  /** Kept while the dialog fades out. */
  dialog: HistoryDialog;
  open: boolean;
  onClose: () => void;
  today: IsoDate;
  /** The household's usual currency. */
  currency: string;
  items: readonly string[];
  imports: History['imports'];
};

/** Shows the open dialog, if any. */
export function HistoryDialogs({ dialog, open, onClose, imports, ...shared }: HistoryDialogsProps) {
  const onOpenChange = (next: boolean) => {
    if (!next) onClose();
  };
  switch (dialog.kind) {
    case 'record':
      return <EntryDialog {...shared} entry={undefined} open={open} onOpenChange={onOpenChange} />;
    case 'edit':
      return <EntryDialog {...shared} entry={dialog.entry} open={open} onOpenChange={onOpenChange} />;
    case 'file': {
      const { fullTitle, title, date } = dialog.entry;
      const day = format.date(date);
      return (
        <FileDialog
          description={`${fullTitle}, ${day}`}
          about={`${title}, ${day}`}
          file={dialog.file}
          open={open}
          onOpenChange={onOpenChange}
        />
      );
    }
    case 'import':
      return <ImportDialog imports={imports} open={open} onOpenChange={onOpenChange} />;
    case 'share':
      return <ShareDialog open={open} onOpenChange={onOpenChange} />;
    case 'poster':
      return <PosterDialog year={dialog.year} open={open} onOpenChange={onOpenChange} />;
  }
}

type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  imports: History['imports'];
};

function ImportDialog({ open, onOpenChange, imports }: ImportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={historyImport.title} description={historyImport.text}>
      <ImportForm imports={imports} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
