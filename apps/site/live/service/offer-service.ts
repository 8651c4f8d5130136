import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { rememberLinkRequest } from '#apps/ui/session/nonces.ts';
import { wantsPremium } from '#apps/ui/session/premium-wish.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { serviceAnswers as words } from '#words/site/live/service.ts';
import { isBusy, showBusy } from '../busy.ts';
import { copyOf, showFailure } from '../templates.ts';

/** What became of a visit, by the name that the server adds to the address of this page. */
const failures = new Map<string, (name: string) => string>([
  ['failed', () => words.failed],
  ['away', words.away],
  ['refused', words.refused],
]);

/** Offers to sign in with the sign-in service, and shows what became of the visit that the browser comes back from. */
export function offerService(button: HTMLButtonElement, signal: AbortSignal): void {
  const { form } = button;
  const name = siteSettings().signInService?.name;
  if (!form || signal.aborted || name === undefined) return;
  // The template has the label that the button gets back after it was busy.
  const template = button.nextElementSibling as HTMLTemplateElement;
  for (const place of [button, template.content.querySelector('span span')]) place?.replaceChildren(words.signIn(name));
  button.hidden = false;
  showOutcome(form, name);
  const forPremium = wantsPremium(new URLSearchParams(location.search));
  const onClick = async () => {
    if (isBusy(button)) return;
    showFailure(form);
    showBusy(button, true);
    try {
      const { url, nonce } = await call('startOidc', undefined, { signal });
      rememberLinkRequest(nonce, { forPremium });
      location.assign(url);
    } catch (error) {
      if (signal.aborted) return;
      showFailure(form, messageOf(error));
      showBusy(button, false);
    }
  };
  button.addEventListener('click', () => void onClick(), { signal });
  // The browser's Back button may show the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && showBusy(button, false), { signal });
}

function showOutcome(form: HTMLFormElement, name: string): void {
  const address = new URL(location.href);
  const outcome = address.searchParams.get('service');
  if (outcome === null) return;
  // So that a reload says nothing about a visit that is over.
  address.searchParams.delete('service');
  history.replaceState(history.state, '', address);
  if (outcome === 'mailed') form.querySelector('template[data-mailed]')?.before(copyOf('[data-mailed]', form) ?? '');
  showFailure(form, failures.get(outcome)?.(name));
}
