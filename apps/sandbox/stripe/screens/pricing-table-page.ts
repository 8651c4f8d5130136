import { type Html, html } from '../../pages/html.ts';
import type { Account } from '../account/account.ts';
import type { Price } from '../account/records.ts';
import { known } from '../account/store.ts';
import { priceInWords } from './words.ts';

/** The attributes that the embedding page gives to Stripe's table. */
type TableSettings = {
  /** The page to which the buyer returns; may contain {CHECKOUT_SESSION_ID}. */
  readonly successUrl: string;
  readonly customerEmail: string;
  readonly clientReferenceId: string;
};

/** The page behind an embedded pricing table, where visitors buy without signing in. */
export function pricingTablePage({ store }: Account, settings: TableSettings): Html {
  const card = (price: Price): Html => html`<form method="post" class="card stacked">
<h2>${known(store.products, price.productId).name}</h2><p>${priceInWords(price)}</p>
<input type="hidden" name="price" value="${price.id}">
<input type="hidden" name="customer-email" value="${settings.customerEmail}">
<input type="hidden" name="client-reference-id" value="${settings.clientReferenceId}">
<label for="success-url">Address after the purchase; {CHECKOUT_SESSION_ID} is filled in</label>
<input id="success-url" name="success-url" type="url" value="${settings.successUrl}">
<div class="buttons"><button class="main">Subscribe</button></div></form>`;
  return html`<h1>Pricing table</h1>
<p class="lede">Stands in for the pricing table that Stripe embeds in other sites. Buyers enter only an email address.
Without an address to return to, Stripe shows its own thank-you page.</p>
${store.prices.all().map(card)}`;
}
