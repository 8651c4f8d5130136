import { type Html, html, trusted } from '../pages/html.ts';
import type { ReceivedMail } from './inbox.ts';
import { reactions } from './recipients.ts';
import type { Suppression } from './suppressions.ts';

export function inboxPage(mails: readonly ReceivedMail[], suppressions: readonly Suppression[]): Html {
  const rows = mails.map(
    (mail) => html`<li><a href="/inbox/${mail.id}"><b>${mail.subject || '(no subject)'}</b>${time(mail.sentAt)}
<span class="soft">to ${mail.to}</span></a></li>`,
  );
  const list = rows.length
    ? html`<ul class="rows card">${rows}</ul>
<form method="post" action="/inbox/empty"><button>Empty the inbox</button></form>`
    : html`<div class="card empty"><h2>No mail yet</h2><p class="soft">What the application sends shows up here by itself.</p></div>`;
  return html`<h1>Inbox</h1>
<p class="lede">All mail handed to Postmark, to whomever it went, the newest first.</p>
<div id="mails">${list}${suppressions.length ? suppressionCard(suppressions) : ''}</div>`;
}

function suppressionCard(suppressions: readonly Suppression[]): Html {
  const rows = suppressions.map(
    ({ stream, email, reason }) => html`<tr><td>${email}</td><td>${stream}</td><td>${reason}</td>
<td><form method="post" action="/inbox/suppressions/${stream}/${encodeURIComponent(email)}/reactivate"><button>Reactivate</button></form></td></tr>`,
  );
  return html`<section class="card part"><h2>Suppressed addresses</h2>
<p class="soft">These receive nothing more in their stream.</p><table>${rows}</table></section>`;
}

export function mailPage(mail: ReceivedMail): Html {
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  );
  const frame = html`<iframe title="The mail as HTML" src="/inbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return html`<p><a href="/inbox">Back to the inbox</a></p>
<h1>${mail.subject || '(no subject)'}</h1>
<p class="lede">from ${mail.from}<br>to ${mail.to}, ${time(mail.sentAt)}</p>
<section class="card"><h2>HTML</h2><br>${mail.html ? frame : html`<p class="soft">It has no HTML part.</p>`}</section>
<section class="card"><h2>Plain text</h2><br>${mail.text ? html`<pre>${linked(mail.text)}</pre>` : html`<p class="soft">It has no text part.</p>`}</section>
<section class="card"><h2>Headers</h2><br><table>${headers}</table></section>
${reactionCard(mail)}`;
}

function reactionCard(mail: ReceivedMail): Html {
  const buttons = Object.entries(reactions).map(
    ([name, { label }]) =>
      html`<form method="post" action="/inbox/${mail.id}/${name}"><button>${label}</button></form>`,
  );
  const oneClick = mail.headers['List-Unsubscribe-Post']
    ? html`<form method="post" action="/inbox/${mail.id}/one-click"><button>Unsubscribe with the mail program</button></form>`
    : '';
  return html`<section class="card"><h2>What happens to it</h2>
<p class="soft">Each of the first three stops the stream <code>${mail.stream}</code> for the address and sends the webhook.
The mail program’s button posts to the address in <code>List-Unsubscribe</code>.</p>
<div class="buttons">${buttons}${oneClick}</div></section>`;
}

const time = (iso: string): Html =>
  html`<time class="soft" datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;

function linked(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2
        ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`
        : part
          ? html`${part}`
          : trusted(''),
    );
}
