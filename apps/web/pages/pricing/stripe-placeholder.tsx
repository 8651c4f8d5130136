import type { ReactNode } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import styles from './stripe-placeholder.module.css';

/** Contains Stripe's table and reserves its height, so the page doesn't move when it loads. */
export function StripeFrame({ children }: { children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}

export function StripePlaceholder() {
  return (
    <StripeFrame>
      <Spinner label="Loading prices from Stripe..." />
    </StripeFrame>
  );
}
