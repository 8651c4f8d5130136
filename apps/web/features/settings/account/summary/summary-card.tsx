import { hourText } from '#apps/ui/content/hour-text.ts';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { account as words } from '#words/app/account.ts';
import { weekdayNames } from '#words/weekday-names.ts';
import { FoldedCard } from '../../folded-card.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { useWeeklySummary, type WeeklySummary } from './use-weekly-summary.ts';

const SummaryContent = lazyComponent('SummaryContent', () => import('./summary-content.tsx'));

/** When the weekly summary is sent, why it isn't, and a button that sends one at once. */
export function SummaryCard() {
  const { data } = useWeeklySummary();
  return (
    <FoldedCard
      title={words.summary}
      fragment="summary"
      now={data && nowText(data)}
      isUrgent={data !== undefined && isUndelivered(data)}
      onNear={() => void SummaryContent.preload()}
      skeleton={<SummarySkeleton />}
    >
      <SummaryContent />
    </FoldedCard>
  );
}

const nowText = ({ enabled, stopped, weekday, hour }: WeeklySummary): string =>
  enabled && !stopped ? words.summaryAt(weekdayNames[weekday], hourText(hour)) : words.off;

/** Whether mail doesn't reach the user, who then may not be able to sign in again. */
const isUndelivered = ({ emailRefused, stopped }: WeeklySummary): boolean =>
  emailRefused || stopped === 'bounced' || stopped === 'rejected';
