import type { Vendor } from '../vendor.ts';
import { type Html, html } from './html.ts';

export function home(vendors: readonly Vendor[]): Html {
  const cards = vendors.map(
    (vendor) => html`<section class="card">
<h2>${vendor.title}</h2>
<p>${vendor.about}</p>
<p class="soft">Its API is under <code>${vendor.apiPath}</code>.</p>
<div class="buttons">${vendor.pages.map((entry) => html`<a href="${entry.path}">${entry.title}</a>`)}</div>
</section>`,
  );
  return html`<h1>Sandbox</h1>
<p class="lede">Stand-ins for the services that this application uses, for development and tests.
Nothing leaves this machine, and everything here is forgotten when it stops.</p>
${cards}
<section class="card"><h2>Faults</h2>
<p>Make a service slow, refuse requests or break connections, and see how the application bears it.</p>
<div class="buttons"><a href="/faults">Set faults</a></div></section>`;
}
