import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { account as words } from '#words/app/account.ts';
import { FoldedCard } from '../../folded-card.tsx';
import { useWays } from '../ways.ts';

const ServiceList = lazyComponent('ServiceList', () => import('./service-list.tsx'));

/** The connection with the sign-in service. */
export function ServiceCard() {
  const { data: connections } = useWays('identities');
  return (
    <FoldedCard
      title={words.service}
      fragment="sign-in-service"
      now={connections && connections.length > 0 && words.connected}
      onNear={() => void ServiceList.preload()}
      skeleton={<Skeleton height="3.5rem" />}
    >
      <ServiceList />
    </FoldedCard>
  );
}
