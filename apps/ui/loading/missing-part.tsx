import { type ReactElement, useEffect, useState } from 'react';
import { buttons } from '#words/app/buttons.ts';
import { shell as words } from '#words/app/shell.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import styles from './missing-part.module.css';
import { reloadOnce } from './reload-once.ts';

type MissingPartProps = {
  /** Of a dialog, which says so only while it is open. */
  open?: boolean;
  /** What closes the dialog, under either name. */
  onOpenChange?: (open: boolean) => void;
  onClose?: () => void;
  /** Of a menu, whose button stays. */
  trigger?: ReactElement;
};

/** Several parts of a page ask the server together. */
let asked: Promise<boolean> | undefined;
function reloadTogether(): Promise<boolean> {
  asked ??= reloadOnce().finally(() => {
    asked = undefined;
  });
  return asked;
}

/**
 * In the place of a part whose script can't be loaded. The page is loaded again, since a deployment may have replaced the
 * script; if that doesn't help, the part says so.
 */
export function MissingPart({ open, onOpenChange, onClose = () => onOpenChange?.(false), trigger }: MissingPartProps) {
  const [stays, setStays] = useState(false);
  const isShown = open !== false;
  useEffect(() => {
    if (isShown) void reloadTogether().then((reloads) => setStays(!reloads));
  }, [isShown]);
  return (
    <>
      {trigger}
      {isShown && stays && (
        <div className={open || trigger ? styles.above : undefined}>
          <Alert
            action={
              <>
                <Button small variant="ghost" onClick={() => location.reload()}>
                  {words.reload}
                </Button>
                {open && (
                  <Button small variant="ghost" onClick={onClose}>
                    {buttons.close}
                  </Button>
                )}
              </>
            }
          >
            {words.failed}
          </Alert>
        </div>
      )}
    </>
  );
}
