import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useDisconnect } from '../use-calendar.ts';
import styles from './part.module.css';

/** Asks before it disconnects. */
export function Disconnect({ locked, onDisconnected }: { locked: boolean; onDisconnected: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isError, error, reset } = useDisconnect({ onDisconnected });
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  const disconnect = () => {
    track('settings_interaction', { element_name: 'disconnect_calendar' });
    mutate(undefined, { onError: () => setIsAsking(false) });
  };
  return (
    <div className={styles.part}>
      {isError && <Alert>{messageOf(error)}</Alert>}
      <div className={styles.row}>
        <p>
          Disconnecting deletes the calendar “Upkept” and its events from your Google account. Your tasks stay here.
        </p>
        <Button className={styles.end ?? ''} variant="ghost" small disabled={locked} onClick={ask}>
          Disconnect
        </Button>
      </div>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={(open) => isPending || setIsAsking(open)}
        title="Are you sure you want to disconnect your calendar?"
        description="The calendar “Upkept” and its events are deleted from your Google account, and Upkept’s permission ends. Your tasks stay as they are."
        confirmLabel="Disconnect"
        cancelLabel="Keep it connected"
        busy={isPending}
        onConfirm={disconnect}
      />
    </div>
  );
}
