import Router from '@koa/router';
import { daySeconds, secondsOf } from '../../clock.ts';
import { asked, formOf, goTo, type Show } from '../../pages/answer.ts';
import { type Html, html } from '../../pages/html.ts';
import type { Account } from '../account/account.ts';
import type { Price } from '../account/records.ts';
import { known } from '../account/store.ts';
import { checkoutPage, emailOf, successUrlOf } from './checkout-page.ts';
import { priceInWords } from './words.ts';

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** The checkout, and the pricing table that leads to it. */
export function buyingScreens(account: Account, show: Show): Router {
  const { store, checkout, clock } = account;
  const router = new Router({ prefix: '/stripe' });

  router.get('/checkout/:id', (context) => {
    const session = store.sessions.find(context.params.id ?? '');
    if (!session) return;
    const body = checkoutPage(account, session, asked(context, 'problem'), asked(context, 'email'));
    show(context, { title: 'Checkout', body });
  });

  router.post('/checkout/:id/:card', async (context) => {
    const session = store.sessions.find(context.params.id ?? '');
    const { card } = context.params;
    if (!session || (card !== 'pay' && card !== 'decline')) return;
    const here = `/stripe/checkout/${session.id}`;
    const form = await formOf(context);
    const typed = form.get('email')?.trim() ?? '';
    const email = emailOf(store, session) ?? typed;
    const problem = !isEmail(email) ? 'email' : card === 'decline' ? 'declined' : undefined;
    if (session.status !== 'open') goTo(context, here);
    else if (problem) goTo(context, `${here}?${new URLSearchParams({ problem, email: typed })}`);
    else goTo(context, successUrlOf(checkout.pay(session, { email, name: null }, new Map(form))));
  });

  router.get('/pricing-table', (context) => {
    const body = pricingTablePage(account, {
      successUrl: asked(context, 'success-url'),
      customerEmail: asked(context, 'customer-email'),
      clientReferenceId: asked(context, 'client-reference-id'),
    });
    show(context, { title: 'Pricing table', body });
  });

  router.post('/pricing-table', async (context) => {
    const form = await formOf(context);
    const given = (name: string): string | null => form.get(name)?.trim() || null;
    const price = store.prices.find(given('price') ?? 'price_premium_sandbox');
    const successUrl = given('success-url');
    const customerEmail = given('customer-email');
    if (!price || (successUrl && !isWebAddress(successUrl)) || (customerEmail && !isEmail(customerEmail)))
      return context.throw(400, 'The table was given a price or an address that is none');
    const session = checkout.open({
      pages: `${context.protocol}://${context.host}/stripe/checkout`,
      expiresAt: secondsOf(clock) + daySeconds,
      priceId: price.id,
      quantity: 1,
      customerId: null,
      customerEmail,
      clientReferenceId: given('client-reference-id'),
      metadata: {},
      successUrl,
      cancelUrl: null,
      locale: null,
      allowPromotionCodes: null,
      billingAddressCollection: null,
      dropdowns: [],
      submitText: null,
      paymentMethodCollection: 'always',
      subscriptionData: { description: null, metadata: {}, trialDays: null, automaticTax: false },
    });
    goTo(context, `/stripe/checkout/${session.id}`);
  });

  return router;
}

/** The attributes that the embedding page gives to Stripe's table. */
type TableSettings = {
  /** The page to which the buyer returns; may contain {CHECKOUT_SESSION_ID}. */
  readonly successUrl: string;
  readonly customerEmail: string;
  readonly clientReferenceId: string;
};

/** The page behind an embedded pricing table, where visitors buy without signing in. */
function pricingTablePage({ store }: Account, settings: TableSettings): Html {
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
