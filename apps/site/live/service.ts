import { siteSettings } from '#apps/ui/site-settings.ts';

/** Offers to sign in with the sign-in service of the settings. What does it loads only where there is one. */
export function offerService(signal: AbortSignal): void {
  const { signInService } = siteSettings();
  const button = document.querySelector<HTMLButtonElement>('[data-service]');
  if (!signInService || !button) return;
  void import('./service/run-service.ts').then(({ runService }) => runService(button, signInService, signal));
}
