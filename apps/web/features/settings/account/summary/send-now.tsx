import { useMutation } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Done } from '#apps/ui/feedback/done.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { summary as words } from '#words/app/summary.ts';

/** Mails this week's summary at once. */
export function SendNow() {
  const sending = useMutation({ mutationFn: () => call('sendWeeklySummary') });
  const send = () => {
    track('settings_interaction', { element_name: 'send_summary' });
    sending.mutate();
  };
  return (
    <Stack gap={16} divided>
      <Row gap={12}>
        <Button small variant="ghost" busy={sending.isPending} onClick={send}>
          {words.sendNow}
        </Button>
        <Done>{sending.isSuccess && words.onItsWay}</Done>
      </Row>
      {sending.isError && <Alert>{refusalText(sending.error)}</Alert>}
    </Stack>
  );
}
