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
${calendars.map((calendar) => calendarPart(calendar, store.events(calendar.id, email)))}`;
}

function calendarPart(calendar: Calendar, events: readonly StoredEvent[]): Html {
  const path = `/google/calendars/${encodeURIComponent(calendar.id)}`;
  return html`<section class="card"><h3>The calendar ${calendar.summary}</h3>
<p>${calendar.description ?? ''}</p><p class="soft">${calendar.timeZone}, ${events.length ? `events: ${events.length}` : 'no event'}</p>
<form method="post" action="${path}/delete"><div class="buttons"><button>Delete this calendar</button></div></form></section>
${events.map((event) => eventCard(event, `${path}/events/${event.id}`))}`;
}

function eventCard({ id, contents }: StoredEvent, path: string): Html {
  const { status, fields, start, end, reminders } = contents;
  const isDeleted = status === 'cancelled';
  const minutes = reminders.overrides?.map((each) => each.minutes).join(', ');
  const about = isDeleted
    ? html`<p><span class="chip bad">deleted</span></p>`
    : html`<p class="soft">${minutes ? `Reminder ${minutes} minutes before` : 'No reminder'}</p>
<pre>${String(fields.description ?? '')}</pre>
<form method="post" action="${path}/delete"><div class="buttons"><button>Delete this event</button></div></form>`;
  return html`<article class="card" id="${id}"><h3>${String(fields.summary ?? '(No title)')}</h3>
<p><time>${inWords(start)} to ${inWords(end)}</time></p>${about}</article>`;
}

/** 'Tue 24 Nov 2026, 15:00 (Europe/Paris)' */
function inWords(time: EventTime): string {
  if ('date' in time) return time.date;
  const moment = DateTime.fromISO(time.dateTime, { zone: time.timeZone });
  return `${moment.setLocale('en-GB').toFormat('ccc d LLL yyyy, HH:mm')} (${time.timeZone})`;
}
