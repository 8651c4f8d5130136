import { DateTime } from 'luxon';
import { type Html, html } from '../../pages/html.ts';
import type { EventTime } from '../calendar/event-time.ts';
import type { Calendar, CalendarStore, StoredEvent } from '../calendar/store.ts';
import type { Grants } from '../oauth/grants.ts';

type Account = ReturnType<Grants['accounts']>[number];

/** The calendars of all accounts as people see them, with buttons for what they can do there. */
export function overviewPage(grants: Grants, store: CalendarStore): Html {
  const cards = grants.accounts().map((account) => accountPart(account, store));
  return html`<h1>Google Calendar</h1>
<p class="lede">The accounts that gave their consent, and the calendars that the application created in them.</p>
<div id="accounts">${cards.length ? cards : [html`<div class="card empty"><p class="soft">No account has consented yet.</p></div>`]}</div>`;
}

function accountPart({ email, refreshTokens }: Account, store: CalendarStore): Html {
  const path = `/google/accounts/${encodeURIComponent(email)}`;
  const calendars = store.all().filter(({ owner }) => owner === email);
  const access = refreshTokens
    ? html`<p><span class="chip">has access</span></p>
<div class="buttons"><form method="post" action="${path}/revoke"><button>Revoke access</button></form>
<form method="post" action="${path}/expire"><button>Expire access tokens</button></form></div>`
    : html`<p><span class="chip bad">no access</span></p>`;
  return html`<h2 class="part">${email}</h2>
<section class="card"><h3>Access of the application</h3>${access}</section>
${calendars.map((calendar) => calendarCard(calendar, store.events(calendar.id, email)))}`;
}

function calendarCard(calendar: Calendar, events: readonly StoredEvent[]): Html {
  const path = `/google/calendars/${encodeURIComponent(calendar.id)}`;
  return html`<section class="card"><h3>${calendar.summary}</h3>
<p class="soft">${calendar.description ?? ''} ${calendar.timeZone}</p>
${events.length ? events.map((event) => eventPart(event, `${path}/events/${event.id}`)) : html`<p>No event.</p>`}
<form method="post" action="${path}/delete"><div class="buttons"><button>Delete this calendar</button></div></form></section>`;
}

function eventPart({ id, contents }: StoredEvent, path: string): Html {
  const { status, fields, start, end, reminders } = contents;
  const title = html`<h3>${String(fields.summary ?? '(No title)')}</h3>
<p><time>${inWords(start)} to ${inWords(end)}</time></p>`;
  if (status === 'cancelled')
    return html`<article id="${id}">${title}<p><span class="chip bad">deleted</span></p></article>`;
  const minutes = reminders.overrides?.map((each) => each.minutes).join(', ');
  return html`<article id="${id}">${title}
<p class="soft">${minutes ? `Reminder ${minutes} minutes before` : 'No reminder'}</p>
<pre>${String(fields.description ?? '')}</pre>
<form method="post" action="${path}/delete"><div class="buttons"><button>Delete this event</button></div></form></article>`;
}

/** 'Tue 24 Nov 2026, 15:00 (Europe/Paris)' */
function inWords(time: EventTime): string {
  if ('date' in time) return time.date;
  const moment = DateTime.fromISO(time.dateTime, { zone: time.timeZone });
  return `${moment.setLocale('en-GB').toFormat('ccc d LLL yyyy, HH:mm')} (${time.timeZone})`;
}
