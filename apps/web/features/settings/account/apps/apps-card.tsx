import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { account as words } from '#words/app/account.ts';
import { FoldedCard } from '../../folded-card.tsx';

const AppsContent = lazyComponent('AppsContent', () => import('./apps-content.tsx'));

/** What other programs may do with the home. */
export function AppsCard() {
  return (
    <FoldedCard
      title={words.apps}
      fragment="apps"
      onNear={() => void AppsContent.preload()}
      skeleton={<Skeleton height="3.5rem" />}
    >
      <AppsContent />
    </FoldedCard>
  );
}
