import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useConsent } from '../../analytics/consent.ts';
import { logFailure } from '../../api/log-failure.ts';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session/use-auth.ts';
import { useSiteSettings } from '../../site-settings.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Breadcrumbs } from '../../ui/routing/breadcrumbs.tsx';
import { Link } from '../../ui/routing/link.tsx';
import { Assurances } from './assurances.tsx';
import { Comparison } from './comparison.tsx';
import { OurPlans } from './our-plans.tsx';
import styles from './pricing-page.module.css';

type StripeTableComponent = typeof import('./stripe-table.tsx').StripeTable;

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Pricing' }] as const;

export function PricingPage() {
  const auth = useAuth();
  const { table, StripeTable, awaitsConsent } = useStripeTable();
  if (auth.status === 'signed-in' && auth.user.isPremium) return <Navigate to={paths.dashboard} replace />;
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  return (
    <Page
      above={<Breadcrumbs crumbs={crumbs} />}
      title={user ? 'Upgrade Your Plan' : <span data-visitor>Choose Your Plan</span>}
      lede={user ? 'You have the free plan. Upgrade when you are ready, and cancel anytime.' : <VisitorLede />}
    >
      {table && StripeTable ? <StripeTable table={table} user={user} /> : <OurPlans user={user} />}
      {awaitsConsent && (
        <p className={styles.below}>
          Once you accept cookies, Stripe’s own price table replaces these cards. Until then, nothing is loaded from
          another company, and the buttons above lead to the same checkout.
        </p>
      )}
      <Comparison />
      <Assurances />
    </Page>
  );
}

function VisitorLede() {
  return (
    <span data-visitor>
      Start free, upgrade when you are ready. No hidden fees, cancel anytime. The price is shown at checkout, before you
      pay.
      <span className={styles.signIn}>
        Already have an account? <Link to={paths.signIn}>Sign in</Link>
      </span>
    </span>
  );
}

/**
 * Stripe's pricing table, once it can be shown: it is configured, the visitor accepted cookies, and it arrived in time.
 * Its script is a separate chunk, because most visitors never see it.
 */
function useStripeTable() {
  const configured = useSiteSettings()?.pricingTable;
  const consent = useConsent();
  const [StripeTable, setStripeTable] = useState<StripeTableComponent>();
  const isWanted = configured !== undefined && consent === true;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const load = async () => {
      const module = await import('./stripe-table.tsx');
      await module.loadStripeTable();
      if (isCurrent) setStripeTable(() => module.StripeTable);
    };
    load().catch((error: unknown) => logFailure('Our own plans are shown', error));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return { table: isWanted ? configured : undefined, StripeTable, awaitsConsent: configured !== undefined && !consent };
}
