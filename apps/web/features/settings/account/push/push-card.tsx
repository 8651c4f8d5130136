import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { account as words } from '#words/app/account.ts';
import { FoldedCard } from '../../folded-card.tsx';

const PushContent = lazyComponent('PushContent', () => import('./push-content.tsx'));

/** Whether this browser shows the day's tasks. */
export function PushCard() {
  return (
    <FoldedCard
      title={words.notifications}
      fragment="notifications"
      onNear={() => void PushContent.preload()}
      skeleton={<Skeleton height="3.5rem" />}
    >
      <PushContent />
    </FoldedCard>
  );
}
