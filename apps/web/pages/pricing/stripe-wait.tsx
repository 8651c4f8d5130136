import type { ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './stripe-wait.module.css';

/** Contains Stripe's table and reserves its height, so the page doesn't move when it loads. */
export function StripeBox({ children }: { children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}

export function StripeWait() {
  return (
    <StripeBox>
      <Spinner label="Loading prices from Stripe..." />
    </StripeBox>
  );
}
