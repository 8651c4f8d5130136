import { Page } from '#apps/ui/layout/page.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { navbar } from '#words/site/navbar.ts';
import { pricing as words } from '#words/site/pricing.ts';
import { RichText } from '../rich-text.tsx';
import { Assurances } from './assurances.tsx';
import { Comparison } from './comparison.tsx';
import { OurPlans } from './our-plans.tsx';
import styles from './pricing-page.module.css';
import stripe from './stripe-table.module.css';

const crumbs = [{ label: navbar.home, to: paths.home }, { label: words.crumb }] as const;

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
        <Muted as="p" className={styles.below} data-awaits-consent="" hidden>
          {words.awaitsConsent}
        </Muted>
      </div>
      <Comparison />
      <Assurances />
    </Page>
  );
}

function Title() {
  return (
    <>
      <span data-for="visitor">{words.title}</span>
      <template data-for="user">{words.titleOfUser}</template>
    </>
  );
}

function Lede() {
  return (
    <>
      <span data-for="visitor">
        {words.lede}
        <span className={styles.signIn}>
          <RichText text={words.signIn} />
        </span>
      </span>
      <template data-for="user">{words.ledeOfUser}</template>
    </>
  );
}
