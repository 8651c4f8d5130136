import { type Html, html } from '../../pages/html.ts';
import type { Account } from '../account/account.ts';
import type { PortalSession, Subscription } from '../account/records.ts';
import { known } from '../account/store.ts';
import { dayOf, periodInWords, priceInWords } from './words.ts';

/** Stripe's page where a customer manages a subscription. */
export function portalPage({ store }: Account, session: PortalSession): Html {
  const { email } = known(store.customers, session.customerId);
  const theirs = store.subscriptions.all().filter(({ customerId }) => customerId === session.customerId);
  const cards = theirs.map((subscription) => {
    const price = known(store.prices, subscription.priceId);
    const { name } = known(store.products, price.productId);
    return html`<section class="card"><h2>${name}</h2>
<p><span class="chip${subscription.status === 'active' || subscription.status === 'trialing' ? '' : ' bad'}">${subscription.status.replace('_', ' ')}</span>
${priceInWords(price)}, ${periodInWords(subscription)}</p>
${button(session, subscription)}</section>`;
  });
  return html`<h1>Your subscription</h1>
<p class="lede">${email ?? 'No email address'}. A stand-in for Stripe’s customer portal.</p>
${cards.length ? cards : [html`<div class="card empty"><p class="soft">No subscription.</p></div>`]}
${session.returnUrl === null ? '' : html`<p><a href="${session.returnUrl}">Return</a></p>`}`;
}

function button(session: PortalSession, subscription: Subscription): Html {
  if (subscription.status === 'canceled') return html``;
  const address = `/stripe/portal/${session.id}/${subscription.id}`;
  return subscription.cancelAt === null
    ? html`<form method="post" action="${address}/cancel"><p class="soft">It stays until ${dayOf(subscription.periodEnd)}.</p>
<div class="buttons"><button>Cancel subscription</button></div></form>`
    : html`<form method="post" action="${address}/resume"><div class="buttons"><button class="main">Don’t cancel subscription</button></div></form>`;
}
