import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { buttons } from '#words/app/buttons.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, in the specification's words. */
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  /** Leaves the dialog open; the caller closes it. */
  onConfirm: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
  /** Between the question and the buttons. */
  children?: ReactNode;
};

/** Asks before an action that is hard to undo; the focus starts on the harmless button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = buttons.cancel,
  tone = 'danger',
  busy = false,
  onConfirm,
  finalFocus,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup} initialFocus={cancel} {...(finalFocus && { finalFocus })}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {description && (
              <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
            )}
            {children && <div className={styles.body}>{children}</div>}
            <div className={styles.actions}>
              <Button ref={cancel} variant="ghost" small onClick={() => onOpenChange(false)}>
                {cancelLabel}
              </Button>
              <Button variant={tone} small busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
