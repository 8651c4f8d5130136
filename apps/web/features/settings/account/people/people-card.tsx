import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { account as words } from '#words/app/account.ts';
import { unnamedHome } from '#words/unnamed-home.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { FoldedCard } from '../../folded-card.tsx';
import { useKnownPeople } from './use-people.ts';

const PeopleContent = lazyComponent('PeopleContent', () => import('./people-content.tsx'));

/** Who looks after the home. */
export function PeopleCard() {
  const { homeName } = useUser();
  const { data } = useKnownPeople();
  const now = [homeName !== unnamedHome && isolated(homeName), data && words.peopleCount(data.people.length)];
  return (
    <FoldedCard
      title={words.people}
      fragment="people"
      now={now.filter(Boolean).join(' · ')}
      onNear={() => void PeopleContent.preload()}
      skeleton={<Skeleton height="7rem" />}
    >
      <PeopleContent />
    </FoldedCard>
  );
}
