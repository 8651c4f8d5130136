import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { Assurances } from './assurances.tsx';
import { Comparison } from './comparison.tsx';
import { OurPlans } from './our-plans.tsx';
import styles from './pricing-page.module.css';
import stripe from './stripe-table.module.css';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Pricing' }] as const;

/** Premium users are sent to their week: live/next-page.ts. */
export function PricingPage() {
  return (
    <Page above={<Breadcrumbs crumbs={crumbs} />} title={<Title />} lede={<Lede />}>
      {/* Stripe's own table may take their place: live/stripe-table.ts. */}
      <div data-plans="">
        <OurPlans />
        <template data-stripe="">
          <div className={stripe.box} />
        </template>
        <p className={styles.below} data-awaits-consent="" hidden>
          Once you accept cookies, Stripe’s own price table replaces these cards. Until then, nothing is loaded from
          another company, and the buttons above lead to the same checkout.
        </p>
      </div>
      <Comparison />
      <Assurances />
    </Page>
  );
}

function Title() {
  return (
    <>
      <span data-for="visitor">Choose Your Plan</span>
      <template data-for="user">Upgrade Your Plan</template>
    </>
  );
}

function Lede() {
  return (
    <>
      <span data-for="visitor">
        Start free, upgrade when you are ready. No hidden fees, cancel anytime.
        <span className={styles.signIn}>
          Already have an account? <Link to={paths.signIn}>Sign in</Link>
        </span>
      </span>
      <template data-for="user">You have the free plan. Upgrade when you are ready, and cancel anytime.</template>
    </>
  );
}
