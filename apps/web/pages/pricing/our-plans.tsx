import { product } from '#apps/contract/product.ts';
import { plans } from '../../content/offer.ts';
import { paths } from '../../paths.ts';
import type { User } from '../../session/load-user.ts';
import { useCheckout } from '../../session/use-checkout.ts';
import { useSiteSettings } from '../../site-settings.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import free from './art/free.svg';
import premium from './art/premium.svg';
import styles from './our-plans.module.css';
import { PlanCard } from './plan-card.tsx';

/** Both plans as cards; `user` is absent for visitors. */
export function OurPlans({ user }: { user: User | undefined }) {
  const closed = useSiteSettings()?.sellsNothing ?? false;
  return (
    <div className={styles.plans}>
      <PlanCard plan={plans.free} art={free}>
        {user ? (
          <Chip className={styles.today ?? ''}>Your plan today</Chip>
        ) : (
          <ButtonLink to={paths.signIn} variant="ghost" wide data-visitor>
            Start for Free
          </ButtonLink>
        )}
        {!user && <p className={styles.note}>No credit card required.</p>}
      </PlanCard>
      <PlanCard plan={plans.premium} art={premium} featured>
        {closed ? <Closed /> : <Purchase signedIn={user !== undefined} />}
      </PlanCard>
    </div>
  );
}

function Purchase({ signedIn }: { signedIn: boolean }) {
  const { busy, failure, start } = useCheckout();
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      {signedIn ? (
        <Button wide busy={busy} onClick={() => void start()}>
          Upgrade to Premium
        </Button>
      ) : (
        <ButtonLink to={paths.signInForPremium} wide data-visitor>
          Get Premium
        </ButtonLink>
      )}
      <p className={styles.note}>The price is shown at checkout, before you pay. Cancel anytime.</p>
    </>
  );
}

function Closed() {
  return (
    <p className={styles.closed}>
      Premium isn’t sold here. If you’re interested, write to{' '}
      <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
    </p>
  );
}
