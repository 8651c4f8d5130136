import { useMutation } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { summary as words } from '#words/app/summary.ts';
import styles from './send-now.module.css';

/** Mails this week's summary at once. */
export function SendNow() {
  const sending = useMutation({ mutationFn: () => call('sendWeeklySummary') });
  const send = () => {
    track('settings_interaction', { element_name: 'send_summary' });
    sending.mutate();
  };
  return (
    <Stack gap={16} className={styles.part}>
      <Row gap={12}>
        <Button small variant="ghost" busy={sending.isPending} onClick={send}>
          {words.sendNow}
        </Button>
        <Text color="evergreen" weight={600} breaks className={styles.sent} role="status">
          {sending.isSuccess && (
            <>
              <Mark of="check" size={18} /> {words.onItsWay}
            </>
          )}
        </Text>
      </Row>
      {sending.isError && <Alert>{refusalText(sending.error)}</Alert>}
    </Stack>
  );
}
