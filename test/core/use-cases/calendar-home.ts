import type { EventSeen } from '#adapters/memory/calendars.ts';
import { keyOf } from '#adapters/memory/database.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import type { Job } from '#core/ports/jobs.ts';
import { makeWorld, type World } from './world.ts';

type Member = { readonly householdId: string; readonly personId: string; readonly email: string };

/** Visits the consent page as a person in a home, and comes back. `kept`: what the browser had before. */
async function visitAs(world: World, member: Member, choice: 'allow' | 'refuse' | 'untick' = 'allow', kept?: string) {
  const { url, browser } = await world.startCalendarVisit({ ...member, browser: kept });
  const { code, state, error } = world.calendars.pressConsent(url, choice);
  return { code, state, error, browser };
}

/** Connects the calendar of a person in a home. */
export const connectAs = async (world: World, member: Member) =>
  world.completeCalendarVisit(await visitAs(world, member));

/** A household without tasks, with premium and in Paris unless a test wants another one, and its steps. */
export async function makeCalendarHome(world: World, { timezone = 'Europe/Paris', isPremium = true } = {}) {
  const premium = isPremium ? { premiumGrantedAt: new Date('2027-01-01') } : {};
  const { household, person, claims } = await world.addResident({ timezone, ...premium });
  const householdId = household.id;
  const { email } = person;
  const owner = { householdId, personId: person.id, email };

  const live = (): readonly EventSeen[] =>
    world.calendars
      .calendarIds()
      .flatMap((calendarId) => world.calendars.seen(calendarId))
      .filter(({ status }) => status === 'live');

  return {
    household,
    householdId,
    personId: person.id,
    email,
    claims,
    visit: (choice?: 'allow' | 'refuse' | 'untick', kept?: string) => visitAs(world, owner, choice, kept),
    connect: () => connectAs(world, owner),
    connection: () => world.database.tables.calendarConnections.get(keyOf(householdId, person.id)),
    add: (on: string, title = 'Water the plants') =>
      world.addTask({ household, title, description: '', category: '', on }),
    sync: (date: string) => world.syncCalendarDay({ householdId, personId: person.id, date }),
    /** All events that the user sees, by day. */
    live,
    days: () =>
      live()
        .map(({ startsAt }) => startsAt.slice(0, 10))
        .sort(),
  };
}

export type CalendarHome = Awaited<ReturnType<typeof makeCalendarHome>>;

/** Makes a household that has connected its calendar. */
export async function makeConnectedHome(): Promise<{ readonly world: World; readonly home: CalendarHome }> {
  const world = makeWorld();
  const home = await makeCalendarHome(world);
  await home.connect();
  await work(world);
  return { world, home };
}

/** Returns the calls to the provider that the action makes. */
export async function callsOf(world: World, action: () => Promise<unknown>): Promise<readonly string[]> {
  const before = world.calendars.calls.length;
  await action();
  return world.calendars.calls.slice(before);
}

/** Runs the queued jobs, and those that they enqueue. Returns the jobs that failed. */
export async function work(world: World): Promise<readonly Job[]> {
  const failed: Job[] = [];
  const handlers = jobHandlers(world);
  for (;;) {
    const [job] = world.database.jobs.splice(0, 1);
    if (!job) return failed;
    try {
      await handlers[job.name](job.data as never, new AbortController().signal);
    } catch {
      failed.push(job);
    }
  }
}
