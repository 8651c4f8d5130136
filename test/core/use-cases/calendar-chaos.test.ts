import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeLocks } from '#adapters/memory/locks.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { makeUseCases } from '#apps/composition/make-use-cases.ts';
import { isVisible } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import type { Calendars } from '#core/ports/calendars.ts';
import { type CalendarHome, makeCalendarHome } from './calendar-home.ts';
import { makeWorld, type World } from './world.ts';

/** What goes wrong with a call: nothing, it never arrives, its response is lost, or the process dies before or after it. */
type Fate = 'fine' | 'unavailable' | 'lost' | 'killed-before' | 'killed-after';
type Step = {
  readonly action:
    | 'sync'
    | 'sync-twice'
    | 'job'
    | 'add'
    | 'remove'
    | 'move'
    | 'tick'
    | 'trash-event'
    | 'trash-calendar'
    | 'expire';
  readonly day: number;
  /** Of the step's calls, in order. Further calls are fine. */
  readonly fates: readonly Fate[];
};

const today = '2027-01-06';
const days = Array.from({ length: 3 }, (_, index) => addDays(today, index));

const anyFate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 2, arbitrary: fc.constant('fine' as const) },
  { weight: 3, arbitrary: fc.constantFrom('unavailable', 'lost', 'killed-before', 'killed-after') },
);
const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 4, arbitrary: fc.constant('sync' as const) },
    { weight: 1, arbitrary: fc.constant('sync-twice' as const) },
    { weight: 1, arbitrary: fc.constant('job' as const) },
    { weight: 6, arbitrary: fc.constantFrom('add', 'add', 'remove', 'remove', 'remove', 'move', 'tick') },
    { weight: 2, arbitrary: fc.constantFrom('trash-event', 'expire') },
    { weight: 1, arbitrary: fc.constant('trash-calendar' as const) },
  ),
  day: fc.integer({ min: 0, max: days.length - 1 }),
  fates: fc.array(anyFate, { maxLength: 6 }),
});

const never = new Promise<never>(() => {});

/** The processes of one household's life. When one is killed, its work never continues, and the next one starts. */
function makeProcesses(world: World) {
  let fates: Fate[] = [];
  let kill: () => void = () => {};

  const mortal = (calendars: Calendars): Calendars =>
    new Proxy(calendars, {
      get: (target, name: keyof Calendars) => {
        const call = target[name] as (...args: unknown[]) => Promise<unknown>;
        if (name === 'addressOf' || name === 'consentUrl') return call;
        return async (...args: unknown[]) => {
          const fate = fates.shift() ?? 'fine';
          if (fate === 'killed-before' || fate === 'killed-after') {
            if (fate === 'killed-after') await call(...args).catch(() => {});
            kill();
            return never;
          }
          world.calendars.failBy(() => (fate === 'fine' ? undefined : fate));
          return call(...args);
        };
      },
    });
  const start = () => makeUseCases({ ...world.ports, locks: makeLocks(), calendars: mortal(world.calendars) });
  let process = start();

  return {
    now: () => process,
    /** Runs work with the fates of its calls. Returns false when it failed or its process was killed. */
    async run(ofCalls: readonly Fate[], work: (useCases: typeof process) => Promise<unknown>): Promise<boolean> {
      fates = [...ofCalls];
      const killed = new Promise<'killed'>((resolve) => {
        kill = () => resolve('killed');
      });
      const ended = work(process).then(
        () => 'done' as const,
        () => 'failed' as const,
      );
      const end = await Promise.race([ended, killed]);
      fates = [];
      world.calendars.comeBack();
      if (end === 'killed') process = start();
      return end === 'done';
    },
  };
}

/** Every queued job once. A job that fails or whose worker is killed returns to the queue. */
async function runJobs(world: World, processes: ReturnType<typeof makeProcesses>, fates: readonly Fate[] = []) {
  for (const job of world.database.jobs.splice(0)) {
    const isDone = await processes.run(fates, async (useCases) =>
      jobHandlers(useCases)[job.name](job.data as never, new AbortController().signal),
    );
    if (!isDone) world.database.jobs.push(job);
  }
}

async function take(step: Step, world: World, home: CalendarHome, processes: ReturnType<typeof makeProcesses>) {
  const { householdId, personId, household } = home;
  const date = days[step.day] ?? today;
  const [task] = world.tasks().filter((each) => isVisible(each) && each.scheduledOn === date);
  const [calendarId = ''] = world.calendars.calendarIds();
  const sync = () => processes.now().syncCalendarDay({ householdId, personId, date });
  switch (step.action) {
    case 'sync':
      return processes.run(step.fates, sync);
    case 'sync-twice':
      return processes.run(step.fates, () => Promise.allSettled([sync(), sync()]));
    case 'job':
      return runJobs(world, processes, step.fates);
    case 'add':
      return home.add(date);
    case 'remove':
      return task && world.deleteTask({ householdId, id: task.id });
    case 'move':
      return task && world.rescheduleTask({ household, id: task.id, to: days.at(-1 - step.day) ?? today });
    case 'tick':
      return task && world.completeTask({ household, id: task.id, completed: task.status === 'open' });
    case 'trash-event': {
      const event = home.live().find(({ startsAt }) => startsAt.startsWith(date));
      return event && world.calendars.trashEvent(calendarId, event.id);
    }
    case 'trash-calendar':
      return world.calendars.trashCalendar(home.connection()?.calendarId ?? '');
    case 'expire':
      return world.calendars.expireAccess();
  }
}

const daysWithTasks = (world: World) =>
  [
    ...new Set(
      world
        .tasks()
        .filter(isVisible)
        .map(({ scheduledOn }) => scheduledOn),
    ),
  ].sort();

let syncs = 0;

it('any 1,000 syncs end with one event for each day with tasks, and with none after disconnecting', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 40, maxLength: 60 }),
      fc.array(anyFate),
      async (steps, lastFates) => {
        const world = makeWorld();
        const home = await makeCalendarHome(world);
        await home.connect();
        const processes = makeProcesses(world);
        for (const step of steps) {
          await take(step, world, home, processes);
          if (['sync', 'sync-twice', 'job'].includes(step.action)) syncs += 1;
        }

        // The queue empties, and the user syncs the days whose events they deleted.
        for (let round = 0; world.database.jobs.length > 0 && round < 5; round++) await runJobs(world, processes);
        expect(world.database.jobs).toEqual([]);
        for (const date of days) await processes.now().syncCalendarDay({ ...home, date });
        await runJobs(world, processes);
        expect(home.days()).toEqual(daysWithTasks(world));
        for (const { startsAt, title } of home.live()) {
          const tasks = world.tasks().filter((task) => isVisible(task) && startsAt.startsWith(task.scheduledOn));
          expect(title).toContain(tasks.length === 1 ? '1 task' : `${tasks.length} tasks`);
          expect(title.startsWith('✓')).toBe(tasks.every(({ status }) => status === 'done'));
        }

        await processes.run(lastFates, (useCases) => useCases.disconnectCalendar(home));
        await home.add(today);
        for (let round = 0; world.database.jobs.length > 0 && round < 5; round++) await runJobs(world, processes);
        await processes.now().purgeCalendars();
        expect(home.days()).toEqual([]);
        expect(home.connection()).toBeUndefined();
        expect(world.calendars.hasGrants()).toBe(false);
        expect(await processes.now().purgeCalendars()).toMatchObject({ left: 0, waiting: 0 });
      },
    ),
    { numRuns: 200 },
  );
  expect(syncs).toBeGreaterThan(1_000);
}, 120_000);
