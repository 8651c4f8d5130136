import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { navbar } from '#words/site/navbar.ts';
import { pricing as words } from '#words/site/pricing.ts';
import { RichText } from '../rich-text.tsx';
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

/** Facts that help visitors choose a plan. */
function Assurances() {
  return (
    <section className={styles.assurances} aria-labelledby="assurances-title">
      <h2 id="assurances-title">{words.goodToKnow}</h2>
      <Stack as="ul" gap={24} className={styles.list}>
        {words.assurances.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Stack>
      <p className={styles.more}>
        <RichText text={words.moreQuestions} />
      </p>
    </section>
  );
}
