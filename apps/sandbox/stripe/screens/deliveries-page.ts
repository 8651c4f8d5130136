import { type Html, html } from '../../pages/html.ts';
import type { Account } from '../account/account.ts';
import type { Deliveries, Delivery } from '../webhooks/deliveries.ts';

const most = 100;

/** The events, and the endpoints that received them. */
export function deliveriesPage({ store }: Account, deliveries: Deliveries): Html {
  const all = deliveries.all();
  const cards = store.events
    .all()
    .slice(0, most)
    .map(
      ({ id, type, created }) => html`<section class="card"><h2>${type}</h2>
<p class="soft"><time datetime="${new Date(created * 1000).toISOString()}">${new Date(created * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC</time> <code>${id}</code></p>
${all.filter(({ eventId }) => eventId === id).map(deliveryLine)}
<form method="post" action="/stripe/events/${id}/resend"><div class="buttons"><button>Send again</button></div></form></section>`,
    );
  const endpoints = store.webhookEndpoints.all();
  return html`<h1>Events</h1>
<p class="lede">${
    endpoints.length
      ? html`Sent to ${endpoints.map(({ url }) => html`<code>${url}</code> `)}`
      : 'No endpoint is registered, so no events are sent.'
  }<br><a href="/faults">Delay, double, reorder, hold back or lose them</a></p>
<div id="events">${cards.length ? cards : [html`<div class="card empty"><p class="soft">Nothing has happened yet.</p></div>`]}</div>`;
}

const deliveryLine = ({ state, url, attempts }: Delivery): Html =>
  html`<p><span class="chip${state === 'delivered' || state === 'waiting' ? '' : ' bad'}">${state}</span> <code>${url}</code>
<span class="soft">${attempts.join(', ')}</span></p>`;
