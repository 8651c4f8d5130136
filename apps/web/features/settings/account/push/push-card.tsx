import { hourText } from '#apps/ui/content/hour-text.ts';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { account as words } from '#words/app/account.ts';
import { FoldedCard } from '../../folded-card.tsx';
import { usePush } from './use-push.ts';

const PushContent = lazyComponent('PushContent', () => import('./push-content.tsx'));

/** Whether this browser shows the day's tasks. */
export function PushCard() {
  const { data } = usePush();
  return (
    <FoldedCard
      title={words.notifications}
      fragment="notifications"
      now={data && (data.hour === null ? words.off : hourText(data.hour))}
      onNear={() => void PushContent.preload()}
      skeleton={<Skeleton height="3.5rem" />}
    >
      <PushContent />
    </FoldedCard>
  );
}
