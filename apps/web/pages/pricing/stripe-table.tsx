import { createElement, useEffect, useState } from 'react';
import type { User } from '../../session/load-user.ts';
import { StripeFrame, StripePlaceholder } from './stripe-placeholder.tsx';

const scriptAddress = 'https://js.stripe.com/v3/pricing-table.js';

/** Loaded once for each page load, even if the table is shown again. */
let script: Promise<void> | undefined;

function loadScript(): Promise<void> {
  script ??= new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: scriptAddress, async: true });
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      script = undefined;
      element.remove();
      reject(new Error('Stripe’s price table could not be loaded'));
    });
    document.head.append(element);
  });
  return script;
}

/** Stripe's own pricing table, only for visitors who accepted content from other hosts. */
export function StripeTable({
  table: { id, publishableKey },
  user,
  onFailure,
}: {
  table: { id: string; publishableKey: string };
  /** The payer, if signed in. */
  user: User | undefined;
  onFailure: (error: unknown) => void;
}) {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let shown = true;
    loadScript().then(
      () => shown && setLoaded(true),
      (error: unknown) => shown && onFailure(error),
    );
    return () => {
      shown = false;
    };
  }, [onFailure]);
  if (!loaded) return <StripePlaceholder />;
  return (
    <StripeFrame>
      {createElement('stripe-pricing-table', {
        'pricing-table-id': id,
        'publishable-key': publishableKey,
        ...(user && { 'client-reference-id': user.id, 'customer-email': user.email }),
      })}
    </StripeFrame>
  );
}
