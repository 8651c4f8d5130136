import { lazy, Suspense, useCallback, useState } from 'react';
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
import { StripePlaceholder } from './stripe-placeholder.tsx';

// A separate chunk, because most visitors never see it.
const StripeTable = lazy(async () => ({ default: (await import('./stripe-table.tsx')).StripeTable }));

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Pricing' }] as const;

export function PricingPage() {
  const auth = useAuth();
  const { table, tableFailed, awaitsConsent } = useStripeTable();
  if (auth.status === 'signed-in' && auth.user.isPremium) return <Navigate to={paths.dashboard} replace />;
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  return (
    <Page
      above={<Breadcrumbs crumbs={crumbs} />}
      title={user ? 'Upgrade Your Plan' : <span data-visitor>Choose Your Plan</span>}
      lede={
        <>
          Start free, upgrade when you are ready. No hidden fees, cancel anytime.
          {!user && (
            <span className={styles.signIn} data-visitor>
              Already have an account? <Link to={paths.signIn}>Sign in</Link>
            </span>
          )}
        </>
      }
    >
      {table ? (
        <Suspense fallback={<StripePlaceholder />}>
          <StripeTable table={table} user={user} onFailure={tableFailed} />
        </Suspense>
      ) : (
        <OurPlans user={user} />
      )}
      {awaitsConsent && (
        <p className={styles.below}>
          Stripe’s own price table takes the place of these cards once you accept cookies. Until then nothing is loaded
          from another host, and the buttons above lead to the same purchase.
        </p>
      )}
      <Comparison />
      <Assurances />
    </Page>
  );
}

/** Whether to show Stripe's pricing table: it is configured, the visitor accepted cookies, and it loaded. */
function useStripeTable() {
  const settings = useSiteSettings();
  const consent = useConsent();
  const [failed, setFailed] = useState(false);
  const tableFailed = useCallback((error: unknown) => {
    logFailure('Our own plans are shown', error);
    setFailed(true);
  }, []);
  const configured = settings?.pricingTable;
  return {
    table: consent && !failed ? configured : undefined,
    tableFailed,
    awaitsConsent: configured !== undefined && !consent,
  };
}
