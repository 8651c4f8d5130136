import { ButtonLink, LiveButton } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { frame } from '#words/site/frame.ts';
import { pricing as words } from '#words/site/pricing.ts';
import { RichText } from '../rich-text.tsx';
import free from './art/free.svg';
import premium from './art/premium.svg';
import styles from './our-plans.module.css';
import { PlanCard } from './plan-card.tsx';

/** Both plans as cards. */
export function OurPlans() {
  return (
    <Stack gap={24} className={styles.plans}>
      <PlanCard plan={words.free} art={free} price={<strong>{words.noPrice}</strong>}>
        <ButtonLink to={paths.signIn} variant="ghost" wide data-for="visitor">
          {frame.startFree}
        </ButtonLink>
        <Muted as="p" data-for="visitor">
          {words.noCard}
        </Muted>
        <template data-for="user">
          <Chip className={styles.today ?? ''}>{words.yourPlan}</Chip>
        </template>
      </PlanCard>
      <PlanCard
        plan={words.premium}
        art={premium}
        featured
        price={
          <>
            <strong data-amount="" />{' '}
            <small>
              <span data-tax="">{words.atCheckout}</span> {words.withdraw}
            </small>
          </>
        }
      >
        <div className={styles.purchase} data-sold="">
          <Purchase />
        </div>
        <template data-not-sold="">
          <p className={styles.closed} data-where="not-sold">
            <RichText text={words.notSold} />
          </p>
          <p className={styles.closed} data-where="sold-elsewhere">
            <RichText text={words.soldElsewhere} />
          </p>
        </template>
      </PlanCard>
    </Stack>
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
        {words.getPremium}
      </ButtonLink>
      <template data-for="user">
        <LiveButton wide data-checkout="">
          {words.upgrade}
        </LiveButton>
      </template>
      <Muted as="p">{words.cancelAnytime}</Muted>
    </>
  );
}
