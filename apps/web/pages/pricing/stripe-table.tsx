import { createElement } from 'react';
import type { User } from '../../session/load-user.ts';
import styles from './stripe-table.module.css';

const scriptAddress = 'https://js.stripe.com/v3/pricing-table.js';
const tableElement = 'stripe-pricing-table';
const longestWaitMs = 4_000;

/** Loaded once for each page load, even if the table is shown again. */
let loading: Promise<void> | undefined;

/** Resolves when Stripe's table can be shown. Rejects if that takes too long, or if the script doesn't define it. */
export function loadStripeTable(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load() {
  const element = Object.assign(document.createElement('script'), { src: scriptAddress, async: true });
  const failure = new Promise<never>((_, reject) => {
    element.addEventListener('error', () => reject(new Error('Stripe’s price table could not be loaded')));
    setTimeout(() => reject(new Error('Stripe’s price table did not arrive in time')), longestWaitMs);
  });
  document.head.append(element);
  try {
    await Promise.race([customElements.whenDefined(tableElement), failure]);
  } catch (error) {
    loading = undefined;
    element.remove();
    throw error;
  }
}

/** Stripe's own pricing table, only for visitors who accepted content from other hosts. */
export function StripeTable({
  table: { id, publishableKey },
  user,
}: {
  table: { id: string; publishableKey: string };
  /** The payer, if signed in. */
  user: User | undefined;
}) {
  return (
    <div className={styles.box}>
      {createElement(tableElement, {
        'pricing-table-id': id,
        'publishable-key': publishableKey,
        ...(user && { 'client-reference-id': user.id, 'customer-email': user.email }),
      })}
    </div>
  );
}
