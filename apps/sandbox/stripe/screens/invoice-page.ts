import { type Html, html } from '../../pages/html.ts';
import type { Invoice } from '../account/records.ts';
import { money } from './words.ts';

/** Stripe's page for one invoice, which a mail may lead to. */
export const invoicePage = ({ id, amount, currency, number, status, subscriptionId }: Invoice): Html =>
  html`<h1>Invoice ${number}</h1>
<p class="lede">${money(amount, currency)}, ${status}. A stand-in for Stripe’s hosted invoice: no money moves.</p>
${status === 'open' ? html`<form method="post" action="/stripe/subscriptions/${subscriptionId}/pay" id="${id}"><div class="buttons"><button class="main">Pay ${money(amount, currency)}</button></div></form>` : ''}`;
