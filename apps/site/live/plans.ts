import { onConsentChange, readConsent } from '#apps/ui/analytics/consent.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { offers as words } from '#words/site/live/offers.ts';
import { copyOf, showFailure } from './templates.ts';
import { offerCheckout } from './touched-parts.ts';

/** Where Premium is not for sale, says so in the place of the buttons. */
export function closeSale(): void {
  if (siteSettings().sellsNothing) document.querySelector('[data-sold]')?.replaceWith(copyOf('[data-not-sold]') ?? '');
}

/**
 * Sells Premium: by our own button, or by Stripe's pricing table once it can be shown: it is configured, the visitor
 * accepted cookies, and it arrived in time. Most visitors never need its script.
 */
export function sell(user: User | undefined, signal: AbortSignal): void {
  const button = document.querySelector('[data-checkout]');
  const beside = button?.parentElement;
  if (button && beside) offerCheckout(button, () => showFailure(beside, words.offlineForm), signal);
  const place = document.querySelector('[data-plans]');
  const { pricingTable } = siteSettings();
  if (!place || !pricingTable || siteSettings().sellsNothing) return;
  let isLoading = false;
  const follow = () => {
    const isAllowed = readConsent() === true;
    place.querySelector('[data-awaits-consent]')?.toggleAttribute('hidden', isAllowed);
    if (!isAllowed || isLoading) return;
    isLoading = true;
    import('./stripe-table.ts')
      .then(({ showStripeTable }) => showStripeTable(place, pricingTable, user))
      .catch((error: unknown) => logFailure('Our own plans are shown', error));
  };
  onConsentChange(follow, signal);
  follow();
}
