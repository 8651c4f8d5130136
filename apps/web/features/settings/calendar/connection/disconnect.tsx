import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { calendarConnection as words } from '#words/app/calendar-connection.ts';
import { useDisconnect } from '../use-calendar.ts';
import styles from './part.module.css';

/** Asks before it disconnects. */
export function Disconnect({ disabled, onDisconnected }: { disabled: boolean; onDisconnected: () => void }) {
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
    <Stack gap={16} divided>
      {isError && <Alert>{messageOf(error)}</Alert>}
      <Row gap={24} lines={16} spread="apart" className={styles.row}>
        <p>{words.disconnectAbout}</p>
        <Button className={styles.end ?? ''} variant="ghost" small disabled={disabled} onClick={ask}>
          {words.disconnect}
        </Button>
      </Row>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={(open) => isPending || setIsAsking(open)}
        title={words.disconnectTitle}
        description={words.disconnectWarning}
        confirmLabel={words.disconnect}
        cancelLabel={words.keep}
        busy={isPending}
        onConfirm={disconnect}
      />
    </Stack>
  );
}
