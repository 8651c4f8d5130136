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
import { Loaded } from '../../../../api/loaded.tsx';
import { MailNotices } from './mail-notices.tsx';
import { SummaryForm } from './summary-form.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { useChangeSummary, useWeeklySummary } from './use-weekly-summary.ts';

export function SummaryContent() {
  const query = useWeeklySummary();
  const changing = useChangeSummary();
  return (
    <Loaded query={query} what={words.yourSettings} skeleton={<SummarySkeleton />}>
      {(summary) => (
        <>
          <p>{words.introduction}</p>
          <MailNotices
            summary={summary}
            busy={changing.saving.isPending}
            onRestart={() => changing.change({ enabled: true })}
          />
          <SummaryForm summary={summary} changing={changing} />
          <SendNow />
        </>
      )}
    </Loaded>
  );
}

/** Mails this week's summary at once. */
function SendNow() {
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
