import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Loaded } from '../../loaded.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { MailNotices } from './mail-notices.tsx';
import { SendNow } from './send-now.tsx';
import { SummaryForm } from './summary-form.tsx';
import { useChangeSummary, useWeeklySummary } from './use-weekly-summary.ts';

/** When the weekly summary is sent, why it isn't, and a button that sends one at once. */
export function SummaryCard() {
  const query = useWeeklySummary();
  const changing = useChangeSummary();
  return (
    <SettingsCard
      title="Weekly summary"
      about="One email a week with your tasks: how long each takes, why it is due, and what to book soon."
    >
      <Loaded query={query} what="Your summary settings" skeleton={<Loading />}>
        {(summary) => (
          <>
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
    </SettingsCard>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton width="55%" height="1.75rem" />
      <Skeleton height="3.25rem" />
      <Skeleton width="80%" height="1.25rem" />
    </>
  );
}
