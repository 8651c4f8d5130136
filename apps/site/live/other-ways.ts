import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { hasDrafts } from '#apps/ui/session/local-records.ts';
import { wantsPremium } from '#apps/ui/session/premium-wish.ts';
import { offers as words } from '#words/site/live/offers.ts';
import { showPending } from './show-pending.ts';
import { copyOf, showFailure } from './templates.ts';

/** Says above the form that its link leads on to Premium, for those who chose it. */
export function showPremiumWish(): void {
  const place = document.querySelector('[data-sign-in] [data-premium]');
  const form = place?.closest('form');
  if (form && wantsPremium(new URLSearchParams(location.search)))
    place?.replaceWith(copyOf('[data-premium]', form) ?? '');
}

/**
 * Offers the ways to sign in that need no mail, and greets who comes back. What a passkey does loads with the first click;
 * the sign-in service's script, only where the server left its button.
 */
export function offerOtherWays(signal: AbortSignal): void {
  const find = (name: string) => document.querySelector<HTMLButtonElement>(`[data-${name}]`);
  const [passkey, service] = [find('passkey'), find('service')];
  const form = passkey?.form;
  if (form && hasDrafts())
    void import('./welcome-back.ts').then(
      ({ welcomeBack }) => welcomeBack(form),
      () => undefined,
    );
  const pending = find('pending');
  if (pending?.form) {
    const { form } = pending;
    showPending(form);
    const onClick = () =>
      import('./sign-in.ts')
        .then(({ showRequest }) => showRequest(form, signal))
        .catch(() => showFailure(form, words.offlineForm));
    pending.addEventListener('click', () => void onClick(), { signal });
  }
  if (form && canUsePasskeys()) {
    passkey.hidden = false;
    const onClick = () =>
      import('./passkey/run-passkey.ts')
        .then(({ runPasskey }) => runPasskey(form, passkey, signal))
        .catch(() => showFailure(form, words.offlineForm));
    passkey.addEventListener('click', () => void onClick(), { signal });
  }
  if (service) void import('./service/offer-service.ts').then(({ offerService }) => offerService(service, signal));
}
