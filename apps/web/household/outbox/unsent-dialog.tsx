import type { RefObject } from 'react';
import { ConfirmDialog } from '#apps/ui/controls/confirm-dialog.tsx';
import { outbox as words } from '#words/app/outbox.ts';
import type { Outbox } from './outbox.ts';
import { OutboxReports } from './outbox-reports.tsx';

export type UnsentDialogProps = {
  open: boolean;
  /** What logging out would lose. */
  rest: Outbox;
  onStay: () => void;
  onLogOut: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
};

/** Asks whether to log out although changes that were made offline could not be sent. */
export function UnsentDialog({ rest: { waiting, reports }, onStay, onLogOut, ...dialog }: UnsentDialogProps) {
  const texts =
    waiting.length > 0
      ? {
          title: words.unsent(waiting.length),
          description: words.lost(waiting.length),
        }
      : { title: words.notAllMade };
  return (
    <ConfirmDialog
      {...dialog}
      {...texts}
      onOpenChange={onStay}
      cancelLabel={words.stay}
      confirmLabel={words.logOutAnyway}
      onConfirm={onLogOut}
    >
      {reports.length > 0 && <OutboxReports reports={reports} />}
    </ConfirmDialog>
  );
}
