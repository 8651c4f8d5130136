import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { account as words } from '#words/app/account.ts';
import { FoldedCard } from '../../folded-card.tsx';

const ServiceList = lazyComponent('ServiceList', () => import('./service-list.tsx'));

/** The connection with the sign-in service, where there is one. */
export function ServiceCard() {
  const { signInService } = siteSettings();
  if (!signInService) return null;
  return (
    <FoldedCard
      title={words.service}
      fragment="sign-in-service"
      onNear={() => void ServiceList.preload()}
      skeleton={<Skeleton height="3.5rem" />}
    >
      <ServiceList />
    </FoldedCard>
  );
}
