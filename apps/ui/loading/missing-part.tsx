import { type ReactElement, useEffect, useState } from 'react';
import { shell as words } from '#words/app/shell.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import styles from './missing-part.module.css';
import { reloadOnce } from './reload-once.ts';

type MissingPartProps = {
  /** Of a dialog, which says so only while it is open. */
  open?: boolean;
  /** Of a menu, whose button stays. */
  trigger?: ReactElement;
};

/**
 * In the place of a part whose script can't be loaded. The page is loaded again, since a deployment may have replaced the
 * script; if that doesn't help, the part says so.
 */
export function MissingPart({ open, trigger }: MissingPartProps) {
  const [stays, setStays] = useState(false);
  const isShown = open !== false;
  useEffect(() => {
    if (isShown) void reloadOnce().then((reloads) => setStays(!reloads));
  }, [isShown]);
  return (
    <>
      {trigger}
      {isShown && stays && (
        <div className={open || trigger ? styles.above : undefined}>
          <Alert
            action={
              <Button small variant="ghost" onClick={() => location.reload()}>
                {words.reload}
              </Button>
            }
          >
            {words.failed}
          </Alert>
        </div>
      )}
    </>
  );
}
