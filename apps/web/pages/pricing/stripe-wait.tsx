import type { ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './stripe-wait.module.css';

/** Where Stripe's table stands; as high as it will be, so that nothing moves when it comes. */
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
