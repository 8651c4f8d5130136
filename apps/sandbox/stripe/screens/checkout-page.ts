import { type Html, html } from '../../pages/html.ts';
import type { Account } from '../account/account.ts';
import type { CheckoutSession, Dropdown } from '../account/records.ts';
import { known } from '../account/store.ts';
import { dueToday, priceInWords } from './words.ts';

const problems: Readonly<Record<string, string>> = {
  declined: 'Your card was declined. Try another one.',
  email: 'Enter an email address, like name@example.com.',
};

/** Stripe's page for one purchase. `problem` describes why the last try failed. */
export function checkoutPage({ store }: Account, session: CheckoutSession, problem: string, typed: string): Html {
  const price = known(store.prices, session.priceId);
  const { name } = known(store.products, price.productId);
  if (session.status !== 'open') return closedPage(session);
  const email = emailOf(store, session);
  const words = problems[problem];
  const { trialDays } = session.subscriptionData;
  return html`<h1>Subscribe to ${name}</h1>
<p class="lede">${priceInWords(price)}${trialDays === null ? '' : `, the first ${trialDays} days free`}.
A stand-in for Stripe’s checkout: no card is asked for and no money moves.</p>
<form method="post" action="/stripe/checkout/${session.id}/pay" class="card stacked">
${words ? html`<p role="alert"><span class="chip bad">${words}</span></p>` : ''}
<table><tr><th scope="row">${name}</th><td>${priceInWords(price)}</td></tr>
<tr><th scope="row">Due today</th><td>${dueToday(session, price)}</td></tr></table>
${
  email === null
    ? html`<label for="email">Email address</label><input id="email" name="email" type="email" autocomplete="email" value="${typed}" required>`
    : html`<p class="soft">for ${email}</p>`
}
${session.dropdowns.map(dropdown)}
${session.submitText === null ? '' : html`<p class="soft">${session.submitText}</p>`}
<div class="buttons"><button class="main">Pay</button>
<button formaction="/stripe/checkout/${session.id}/decline">Pay with a card that is declined</button></div>
</form>
${session.cancelUrl === null ? '' : html`<p><a href="${session.cancelUrl}">Back without paying</a></p>`}`;
}

const dropdown = ({ key, label, optional, options }: Dropdown): Html => html`<label for="${key}">${label}</label>
<select id="${key}" name="${key}"${optional ? '' : ' required'}><option value="">${optional ? 'No answer' : ''}</option>
${options.map(({ label, value }) => html`<option value="${value}">${label}</option>`)}</select>`;

const closedPage = (session: CheckoutSession): Html =>
  session.status === 'complete'
    ? html`<h1>All done</h1><p class="lede">This checkout has been paid.</p>
${session.successUrl === null ? '' : html`<p><a href="${successUrlOf(session)}">Continue</a></p>`}`
    : html`<h1>This checkout has expired</h1><p class="lede">Go back to the app and start again.</p>`;

/** Returns the address that the session or its customer already has. */
export function emailOf(store: Account['store'], session: CheckoutSession): string | null {
  if (session.customerId !== null) return known(store.customers, session.customerId).email;
  return session.customerEmail;
}

export const successUrlOf = ({ successUrl, id }: CheckoutSession): string =>
  (successUrl ?? `/stripe/checkout/${id}`).replaceAll('{CHECKOUT_SESSION_ID}', id);
