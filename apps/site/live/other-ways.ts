import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { start as words } from '#words/site/live/start.ts';
import { showFailure } from './templates.ts';

/**
 * Offers the ways to sign in that need no mail. What a passkey does loads with the first click; the sign-in service's
 * script, only where the server left its button.
 */
export function offerOtherWays(signal: AbortSignal): void {
  const find = (name: string) => document.querySelector<HTMLButtonElement>(`[data-${name}]`);
  const [passkey, service] = [find('passkey'), find('service')];
  const form = passkey?.form;
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
