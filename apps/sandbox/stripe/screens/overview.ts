import { type Html, html } from '../../pages/html.ts';
import type { Account } from '../account/account.ts';
import { actions } from '../account/actions.ts';
import type { CheckoutSession, Customer, Subscription } from '../account/records.ts';
import { known } from '../account/store.ts';
import { periodInWords, priceInWords, refundInWords } from './words.ts';

const isActive = ({ status }: Subscription): boolean => status === 'active' || status === 'trialing';

/** Everything in the account, with buttons for the actions that are possible. */
export function overviewPage({ store }: Account): Html {
  const subscriptions = store.subscriptions.all().map((subscription) => {
    const { email } = known(store.customers, subscription.customerId);
    const price = priceInWords(known(store.prices, subscription.priceId));
    const refunded = refundInWords(store.invoices.find(subscription.latestInvoiceId ?? ''));
    return subscriptionCard(subscription, email, [price, periodInWords(subscription), refunded]);
  });
  const open = store.sessions.all().filter(({ status }) => status === 'open');
  return html`<h1>Stripe</h1>
<p class="lede">Customers and subscriptions of the account, the newest first. No money moves.</p>
<p><a href="/stripe/pricing-table">Pricing table</a> · <a href="/stripe/deliveries">Events and their deliveries</a></p>
<div id="account">
<h2 class="part">Subscriptions</h2>
${subscriptions.length ? subscriptions : [html`<div class="card empty"><p class="soft">No subscription yet.</p></div>`]}
<h2 class="part">Open checkouts</h2>
${open.length ? html`<ul class="rows card">${open.map(sessionRow)}</ul>` : html`<div class="card empty"><p class="soft">No checkout is open.</p></div>`}
<h2 class="part">Customers</h2>
${customerTable(store.customers.all())}
</div>`;
}

function subscriptionCard(subscription: Subscription, email: string | null, terms: readonly string[]): Html {
  const buttons = Object.entries(actions)
    .filter(([, { isPossible }]) => isPossible(subscription))
    .map(
      ([name, { label }]) =>
        html`<form method="post" action="/stripe/subscriptions/${subscription.id}/${name}"><button>${label}</button></form>`,
    );
  return html`<section class="card" id="${subscription.id}"><h3>${email ?? 'no email address'}</h3>
<p><span class="chip${isActive(subscription) ? '' : ' bad'}">${subscription.status.replace('_', ' ')}</span>
${terms.filter(Boolean).join(', ')}</p>
<p class="soft"><code>${subscription.id}</code></p>
${buttons.length ? html`<div class="buttons">${buttons}</div>` : ''}</section>`;
}

const sessionRow = (session: CheckoutSession): Html =>
  html`<li><a href="${session.url}"><b>${session.customerEmail ?? session.customerId ?? 'a new customer'}</b><span class="soft">open</span>
<span class="soft">${session.id.slice(0, 20)}…</span></a></li>`;

function customerTable(customers: readonly Customer[]): Html {
  if (customers.length === 0) return html`<div class="card empty"><p class="soft">No customer yet.</p></div>`;
  const rows = customers.map(
    ({ id, email, deleted }) =>
      html`<tr><td>${email ?? 'no email address'}${deleted ? ' (deleted)' : ''}</td><td><code>${id}</code></td></tr>`,
  );
  return html`<section class="card"><table>${rows}</table></section>`;
}
