import type { User } from '#apps/ui/session/load-user.ts';
import { pageReference } from '#core/domain/selling/page-reference.ts';
import { code } from '#words/language.ts';
import { copyOf } from './templates.ts';

const scriptAddress = 'https://js.stripe.com/v3/pricing-table.js';
const tableElement = 'stripe-pricing-table';
const longestWaitMs = 4_000;

/** Resolves when Stripe's table can be shown. Rejects if that takes too long, or if the script doesn't define it. */
async function loadStripe(): Promise<void> {
  if (customElements.get(tableElement)) return;
  const element = Object.assign(document.createElement('script'), { src: scriptAddress, async: true });
  const failure = new Promise<never>((_, reject) => {
    element.addEventListener('error', () => reject(new Error('Stripe’s price table could not be loaded')));
    setTimeout(() => reject(new Error('Stripe’s price table did not arrive in time')), longestWaitMs);
  });
  document.head.append(element);
  try {
    await Promise.race([customElements.whenDefined(tableElement), failure]);
  } catch (error) {
    element.remove();
    throw error;
  }
}

type Table = { readonly id: string; readonly publishableKey: string };

/** Puts Stripe's own pricing table into the place of our cards. `user` is the payer, if signed in. */
export async function showStripeTable(place: Element, { id, publishableKey }: Table, user?: User): Promise<void> {
  await loadStripe();
  const table = document.createElement(tableElement);
  table.setAttribute('pricing-table-id', id);
  table.setAttribute('publishable-key', publishableKey);
  table.setAttribute('client-reference-id', user?.id ?? pageReference(code));
  if (user) table.setAttribute('customer-email', user.email);
  const box = copyOf('[data-stripe]', place)?.firstElementChild;
  box?.append(table);
  place.replaceChildren(box ?? table);
}
