import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { account as words } from '#words/app/account.ts';
import { FoldedCard } from '../../folded-card.tsx';
import { useWays } from '../ways.ts';

const PasskeyList = lazyComponent('PasskeyList', () => import('./passkey-list.tsx'));

/** The devices that sign in without a mail. */
export function PasskeysCard() {
  const { data: passkeys } = useWays('passkeys');
  return (
    <FoldedCard
      title={words.passkeys}
      fragment="passkeys"
      now={passkeys && (passkeys.length || words.none)}
      onNear={() => void PasskeyList.preload()}
      skeleton={<Skeleton height="3.5rem" />}
    >
      <PasskeyList />
    </FoldedCard>
  );
}
