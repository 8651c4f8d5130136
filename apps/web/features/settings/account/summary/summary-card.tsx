import { Suspense } from 'react';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { SettingsCard } from '../../settings-card.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';

const SummaryContent = lazyComponent('SummaryContent', () => import('./summary-content.tsx'));

/** When the weekly summary is sent, why it isn't, and a button that sends one at once. */
export function SummaryCard() {
  const isShown = useIsShown();
  return (
    <SettingsCard
      title="Weekly summary"
      about="One email a week with your tasks: how long each takes, why it is due, and what to book soon."
    >
      <Suspense fallback={<SummarySkeleton />}>{isShown ? <SummaryContent /> : <SummarySkeleton />}</Suspense>
    </SettingsCard>
  );
}
