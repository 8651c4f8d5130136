import type { EventSeen } from '#adapters/memory/calendars.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import type { Job } from '#core/ports/jobs.ts';
import { makeWorld, type World } from './world.ts';

/** A household without tasks, with premium and in Paris unless a test wants another one, and its steps. */
export async function makeCalendarHome(world: World, { timezone = 'Europe/Paris', isPremium = true } = {}) {
  const premium = isPremium ? { premiumGrantedAt: new Date('2027-01-01') } : {};
  const { household, person, claims } = await world.settle({ timezone, ...premium });
  const householdId = household.id;
  const { email } = person;

  /** Visits the consent page and comes back. `kept`: what the browser had before. */
  async function visit(choice: 'allow' | 'refuse' | 'untick' = 'allow', kept?: string) {
    const { url, browser } = await world.startCalendarVisit({ householdId, email, browser: kept });
    const { code, state, error } = world.calendars.pressConsent(url, choice);
    return { code, state, error, browser };
  }

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
    visit,
    connect: async () => world.completeCalendarVisit(await visit()),
    connection: () => world.database.tables.calendarConnections.get(householdId),
    add: (on: string, title = 'Water the plants') =>
      world.addTask({ household, title, description: '', category: '', on }),
    sync: (date: string) => world.syncCalendarDay({ householdId, date }),
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
