import { summary as words } from '#words/app/summary.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { MailNotices } from './mail-notices.tsx';
import { SendNow } from './send-now.tsx';
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
