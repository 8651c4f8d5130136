import { onConsentChange, readConsent } from '#apps/ui/analytics/consent.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { runWhenTouched } from './when-touched.ts';

const find = (selector: string) => [...document.querySelectorAll(selector)];

/** Runs the previews of the home page. */
export function offerPreviews(signal: AbortSignal): void {
  const load = async () => {
    const { runPreviews } = await import('./previews/previews.ts');
    return () => runPreviews(signal);
  };
  runWhenTouched(find('section:has([data-preview])'), load, signal);
}

/** Runs the account's menu. */
export function offerAccount(user: User, signal: AbortSignal): void {
  const load = async () => {
    const { runAccount } = await import('./account.ts');
    return () => runAccount(user, signal);
  };
  runWhenTouched(find('[data-account]'), load, signal);
}

/** Asks for cookies those who have not chosen, and the others when they want to choose again. */
export function askForConsent(signal: AbortSignal): void {
  let isRunning = false;
  const load = async () => {
    const { runCookieBanner } = await import('#apps/ui/live/cookie-banner.ts');
    return () => {
      if (!isRunning && !signal.aborted) runCookieBanner(signal);
      isRunning = true;
    };
  };
  const ask = async () => {
    if (readConsent() !== undefined) return;
    try {
      const run = await load();
      run();
    } catch {
      // Without an answer there are no cookies.
    }
  };
  runWhenTouched(find('[data-cookie-choice]'), load, signal);
  onConsentChange(() => void ask(), signal);
  void ask();
}

/** Leads from the plans to the checkout; `fail` is called if that can't be loaded. */
export function offerCheckout(button: Element, fail: () => void, signal: AbortSignal): void {
  const load = async () => {
    const { runCheckout } = await import('./checkout.ts');
    return () => runCheckout(signal);
  };
  runWhenTouched([button], load, signal, fail);
}
