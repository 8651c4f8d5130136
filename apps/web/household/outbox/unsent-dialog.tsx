import type { RefObject } from 'react';
import { ConfirmDialog } from '#apps/ui/controls/confirm-dialog.tsx';
import { pluralise } from '#core/domain/pluralise.ts';
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
  const isOne = waiting.length === 1;
  const texts =
    waiting.length > 0
      ? {
          title: `${pluralise(waiting.length, 'change')} ${isOne ? 'hasn’t' : 'haven’t'} been sent`,
          description: `If you log out now, ${isOne ? 'it is' : 'they are'} lost.`,
        }
      : { title: 'Not all changes could be made' };
  return (
    <ConfirmDialog
      {...dialog}
      {...texts}
      onOpenChange={onStay}
      cancelLabel="Stay"
      confirmLabel="Log out anyway"
      onConfirm={onLogOut}
    >
      {reports.length > 0 && <OutboxReports reports={reports} />}
    </ConfirmDialog>
  );
}
