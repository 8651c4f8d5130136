import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { ConfirmDialog } from '#apps/ui/controls/confirm-dialog.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { appliances as words } from '#words/app/appliances.ts';
import { buttons } from '#words/app/buttons.ts';
import { parts } from '#words/app/parts.ts';
import { itemName } from '#words/item-names.ts';
import { FileDialog } from '../../household/files/file-dialog.tsx';
import type { ShownFile } from '../../household/files/file-strip.tsx';
import { ApplianceForm } from './appliance-form.tsx';
import { PartsForm } from './parts-form.tsx';
import type { ApplianceDetails } from './use-appliances.ts';

export type ApplianceDialog =
  | { readonly kind: 'edit' | 'parts' | 'remove' }
  | { readonly kind: 'file'; readonly file: ShownFile };

type ApplianceDialogsProps = {
  details: ApplianceDetails;
  dialog: ApplianceDialog;
  open: boolean;
  onClose: () => void;
};

/** The open dialog of an appliance. */
export function ApplianceDialogs({ details, dialog, open, onClose }: ApplianceDialogsProps) {
  const item = itemName(details.appliance.item);
  const onOpenChange = (next: boolean) => {
    if (!next) onClose();
  };
  switch (dialog.kind) {
    case 'edit':
      return (
        <Dialog open={open} onOpenChange={onOpenChange} title={words.makeAndPurchase} description={item}>
          <ApplianceForm details={details} onClose={onClose} />
        </Dialog>
      );
    case 'parts':
      return (
        <Dialog open={open} onOpenChange={onOpenChange} title={parts.title} description={item}>
          <PartsForm details={details} onClose={onClose} />
        </Dialog>
      );
    case 'file':
      return <FileDialog description={item} about={item} file={dialog.file} open={open} onOpenChange={onOpenChange} />;
    case 'remove':
      return <RemoveDialog details={details} open={open} onClose={onClose} />;
  }
}

function RemoveDialog({ details, open, onClose }: Omit<ApplianceDialogsProps, 'dialog'>) {
  const { item, slug } = details.appliance;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('deleteAppliance', { params: { item: slug } }),
    onSuccess: () => {
      track('dashboard_interaction', { element_name: 'remove_appliance' });
      onClose();
      showToast(words.removed, { description: itemName(item) });
      return client.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.removeTitle(itemName(item))}
      description={words.removeAbout}
      confirmLabel={buttons.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {remove.isError && <Alert>{messageOf(remove.error)}</Alert>}
    </ConfirmDialog>
  );
}
