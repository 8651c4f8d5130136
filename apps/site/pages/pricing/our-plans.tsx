import { ButtonLink, LiveButton } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { paths } from '#apps/ui/paths.ts';
import { supportEmail } from '#apps/ui/support-email.ts';
import { plans } from '../../content/offer.ts';
import free from './art/free.svg';
import premium from './art/premium.svg';
import styles from './our-plans.module.css';
import { PlanCard } from './plan-card.tsx';

/** Both plans as cards. */
export function OurPlans() {
  return (
    <div className={styles.plans}>
      <PlanCard plan={plans.free} art={free}>
        <ButtonLink to={paths.signIn} variant="ghost" wide data-for="visitor">
          Start for Free
        </ButtonLink>
        <p className={styles.note} data-for="visitor">
          No credit card required.
        </p>
        <template data-for="user">
          <Chip className={styles.today ?? ''}>Your plan today</Chip>
        </template>
      </PlanCard>
      <PlanCard plan={plans.premium} art={premium} featured>
        <div className={styles.purchase} data-sold="">
          <Purchase />
        </div>
        <template data-not-sold="">
          <p className={styles.closed}>
            Premium isn’t sold here. If you’re interested, write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </template>
      </PlanCard>
    </div>
  );
}

function Purchase() {
  return (
    <>
      <template data-failure="">
        <Alert>
          <span />
        </Alert>
      </template>
      <ButtonLink to={paths.signInForPremium} wide data-for="visitor">
        Get Premium
      </ButtonLink>
      <template data-for="user">
        <LiveButton wide data-checkout="">
          Upgrade to Premium
        </LiveButton>
      </template>
      <p className={styles.note}>
        <span data-price="">The price is shown at checkout, before you pay.</span> Cancel anytime.
      </p>
    </>
  );
}
