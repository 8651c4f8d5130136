import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { paths } from '#apps/ui/paths.ts';
import { premiumProduct } from '#core/domain/selling/tiers.ts';
import { isBusy, showBusy } from './busy.ts';
import { showFailure } from './templates.ts';

/** Leads the signed-in user from the plans to the checkout for premium. */
export function runCheckout(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('[data-checkout]');
  const place = button?.parentElement;
  if (!button || !place) return;
  const start = async () => {
    if (isBusy(button)) return;
    showFailure(place);
    showBusy(button, true);
    try {
      const { url } = await call('createCheckoutSession', { body: { product: premiumProduct } }, { signal });
      if (!signal.aborted) location.assign(url);
    } catch (error) {
      if (signal.aborted) return;
      showBusy(button, false);
      showFailure(place, messageOf(error));
      if (error instanceof ApiError && error.code === 'already_premium') await leaveIfPremium();
    }
  };
  button.addEventListener('click', () => void start(), { signal });
  // The browser's Back button restores this page in the state in which it was left: busy.
  addEventListener('pageshow', ({ persisted }) => persisted && showBusy(button, false), { signal });
}

async function leaveIfPremium(): Promise<void> {
  try {
    if ((await call('me')).isPremium) location.replace(paths.dashboard);
  } catch (error) {
    logFailure('The user could not be reloaded', error);
  }
}
