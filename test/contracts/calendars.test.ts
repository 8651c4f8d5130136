import { afterAll, beforeAll } from 'vitest';
import { addressesAt } from '#adapters/google/addresses.ts';
import { makeGoogleCalendars } from '#adapters/google/calendars.ts';
import { makeCalendars } from '#adapters/memory/calendars.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { makeGooglePages, type SeenEvent } from '../support/server/google-pages.ts';
import { calendarAccessContract } from './calendar-access.contract.ts';
import { calendarsContract } from './calendars.contract.ts';
import type { EventSeen, MakeCalendarsSubject } from './calendars-subject.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const makeMemory: MakeCalendarsSubject = async () => {
  const calendars = makeCalendars({ clock: systemClock });
  return {
    calendars,
    consent: async (url, choice) => new URLSearchParams({ ...calendars.pressConsent(url, choice) }),
    seen: async (calendarId) =>
      calendars.seen(calendarId).map(({ link: _, reminderMinutes, ...event }) => ({ ...event, reminderMinutes })),
    trashEvent: async (calendarId, eventId) => calendars.trashEvent(calendarId, eventId),
    trashCalendar: async (calendarId) => calendars.trashCalendar(calendarId),
    withdraw: async () => calendars.withdraw(),
    expireAccess: async () => calendars.expireAccess(),
    goAway: async () => calendars.goAway(),
    comeBack: async () => calendars.comeBack(),
    loseResponses: async (times) => calendars.loseResponses(times),
  };
};

let accounts = 0;

const makeGoogle: MakeCalendarsSubject = async () => {
  const pages = makeGooglePages(sandbox.url);
  const email = `contract-${++accounts}@gmail.example`;
  return {
    calendars: makeGoogleCalendars({
      clientId: 'sandbox.apps.googleusercontent.com',
      clientSecret: 'GOCSPX-sandbox',
      addresses: addressesAt(`${sandbox.url}/google`),
      clock: systemClock,
      baseUrl: 'https://upkept.example',
      productName: 'Upkept',
      sleep: async () => {},
      random: () => 0.5,
    }),
    consent: async (url, choice) => new URL(await pages.consent(url, choice, email)).searchParams,
    seen: async (calendarId) =>
      (await pages.events(email)).filter((each) => each.calendarId === calendarId).map(eventSeen),
    trashEvent: pages.deleteEvent,
    trashCalendar: pages.deleteCalendar,
    withdraw: () => pages.revoke(email),
    expireAccess: () => pages.expireAccess(email),
    goAway: () => pages.setFaults({ reset: true }),
    comeBack: () => pages.setFaults(),
    loseResponses: (times) => pages.setFaults({ lost: true, times }),
  };
};

const eventSeen = ({ id, status, summary, description, start, end, reminders }: SeenEvent): EventSeen => ({
  id,
  status: status === 'cancelled' ? 'cancelled' : 'live',
  title: summary,
  description,
  startsAt: start.dateTime,
  endsAt: end.dateTime,
  timezone: start.timeZone,
  reminderMinutes: reminders.overrides?.[0]?.minutes,
});

for (const contract of [calendarAccessContract, calendarsContract]) {
  contract('memory', makeMemory);
  contract('google', makeGoogle);
}
