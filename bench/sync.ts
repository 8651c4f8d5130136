import { randomBytes } from 'node:crypto';
import { addressesAt } from '#adapters/google/addresses.ts';
import { makeGoogleCalendars } from '#adapters/google/calendars.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { App } from '#apps/composition/container.ts';
import { catalogue } from '#core/catalogue/index.ts';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { type GooglePages, makeGooglePages } from '#test/support/server/google-pages.ts';
import { type Child, startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { type Goal, goals } from './goals.ts';
import { openApp } from './open-app.ts';
import { type Comparison, report } from './report.ts';
import type { Calls } from './servers/bare-sync.ts';

const rounds = 6;
const daysPerRound = 20;
const tasksPerDay = 3;
/** A short response time of Google's over the internet. */
const latencyMs = 50;
const email = 'bench@example.com';

/** Creates a premium household with tasks on each of the days, and connects its calendar. Returns its id. */
async function prepare(app: App, pages: GooglePages, days: readonly string[]): Promise<PersonInHome> {
  const { linkTokens, clock, ids } = app;
  await app.migrateDatabase();
  const id = ids.next();
  const token = linkTokens.tokenFor(id);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  const link = { id, email, language: 'en' as const, tokenHash: linkTokens.hash(token), createdAt: now, expiresAt };
  await app.unitOfWork.run(({ signInLinks }) => signInLinks.add(link));
  const { household, person } = await app.verifySignInLink({ token });
  const householdId = household.id;
  const own = { householdId, personId: person.id };
  await app.setPremium({ householdId, granted: true });
  const careTasks = catalogue.flatMap(({ name, tasks }) => tasks.map((task) => ({ ...task, item: name })));
  const planned = days.flatMap((date, day) =>
    Array.from({ length: tasksPerDay }, (_, index): Task => {
      const task = careTasks[(day * tasksPerDay + index) % careTasks.length];
      if (!task) throw new Error('the catalogue is empty');
      const { id: careTask, title, why, minutes, item } = task;
      const described = { title, description: why, category: item, minutes, source: `care:${careTask}` as const };
      return {
        householdId,
        id: ids.next(),
        ...described,
        occurrence: date,
        scheduledOn: date,
        status: 'open',
        moved: false,
      };
    }),
  );
  await app.unitOfWork.run(({ tasks }) => tasks.addMissing(planned));
  const { url, browser } = await app.startCalendarVisit({ ...own, email: 'bench@example.com' });
  const back = new URL(await pages.consent(url)).searchParams;
  const visit = {
    code: back.get('code') ?? undefined,
    state: back.get('state') ?? undefined,
    error: undefined,
    browser,
  };
  const { connected } = await app.completeCalendarVisit(visit);
  if (!connected) throw new Error('The calendar could not be connected');
  return own;
}

/** Access to a calendar for the bare calls. */
async function prepareBare(sandboxUrl: string, pages: GooglePages) {
  const calendars = makeGoogleCalendars({
    clientId: 'sandbox.apps.googleusercontent.com',
    clientSecret: 'GOCSPX-sandbox',
    addresses: addressesAt(`${sandboxUrl}/google`),
    baseUrl: 'http://localhost',
    productName: 'Bench',
    clock: systemClock,
    sleep: async () => {},
    random: Math.random,
  });
  const codeVerifier = randomBytes(32).toString('base64url');
  const page = await calendars.consentUrl({ state: 'bench', codeVerifier });
  const code = new URL(await pages.consent(page, 'allow', 'bare@example.com')).searchParams.get('code') ?? '';
  const { accessToken: token } = await calendars.redeem({ code, codeVerifier });
  const calendar = { title: 'Bare', description: '', timezone: 'Europe/Paris' };
  const calendarId = await calendars.createCalendar(token, calendar);
  return { token, events: `${sandboxUrl}/google/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events` };
}

type Cost = { readonly ms: number; readonly cpu: number };

async function costOf(child: Child, work: object): Promise<Cost> {
  const before = (await child.usage()).cpu;
  const began = performance.now();
  await child.ask(work);
  const ms = performance.now() - began;
  return { ms: ms / daysPerRound, cpu: ((await child.usage()).cpu - before) / 1_000 / daysPerRound };
}

type Sides = { readonly ours: Cost[]; readonly bare: Cost[] };
const sides = (): Sides => ({ ours: [], bare: [] });

type Bench = {
  readonly ours: Child;
  readonly bare: Child;
  readonly pages: GooglePages;
  readonly own: PersonInHome;
  readonly calendar: Awaited<ReturnType<typeof prepareBare>>;
};

/** Syncs days that are new and then the same days again, on both sides, and checks the number of our calls. */
async function measure(bench: Bench, days: readonly string[], written: Sides, unchanged: Sides): Promise<void> {
  const { ours, bare, pages, own, calendar } = bench;
  const work = { ...own, dates: days };
  const callsOf = async (sides: Sides): Promise<number> => {
    const before = (await pages.calls()).length;
    sides.ours.push(await costOf(ours, work));
    return ((await pages.calls()).length - before) / days.length;
  };
  const known = new Set((await pages.events(email)).map(({ id }) => id));
  const inserts = await callsOf(written);
  const added = (await pages.events(email)).filter(({ id }) => !known.has(id));
  if (added.length !== days.length || inserts > 1) throw new Error(`${added.length} events by ${inserts} calls a day`);
  const post: Calls['calls'] = added.map(({ id, summary, description, start, end, reminders }) => ({
    method: 'POST',
    url: calendar.events,
    body: JSON.stringify({ id, summary, description, start, end, reminders }),
  }));
  const get: Calls['calls'] = added.map(({ id }) => ({ method: 'GET', url: `${calendar.events}/${id}` }));
  written.bare.push(await costOf(bare, { token: calendar.token, calls: post }));
  const checks = await callsOf(unchanged);
  if (checks > 2) throw new Error(`${checks} calls for an unchanged day`);
  unchanged.bare.push(await costOf(bare, { token: calendar.token, calls: get }));
}

const compare = (what: string, { ours, bare }: Sides, goal?: Goal): readonly Comparison[] => [
  { measure: what, ours: ours.map(({ ms }) => ms), limit: bare.map(({ ms }) => ms), unit: 'ms', goal },
  {
    measure: `${what}, processor time`,
    ours: ours.map(({ cpu }) => cpu),
    limit: bare.map(({ cpu }) => cpu),
    unit: 'ms',
  },
];

/**
 * Syncing one day compared with the calls that it needs, made by plain `fetch`: with the response time of a server on
 * the internet, and with none, which leaves only our own work.
 */
export async function run(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { url } = closing.use(await startDatabase());
  const start = async (file: string, settings: Readonly<Record<string, string>> = {}) =>
    closing.use(await startChild(file, settings));
  const sandbox = await start('./servers/sandbox.ts');
  const env = {
    DATABASE_URL: url,
    APP_SECRET: randomBytes(32).toString('hex'),
    SANDBOX_PORT: new URL(sandbox.url).port,
  };
  const pages = makeGooglePages(sandbox.url);
  const today = new Date().toISOString().slice(0, 10);
  const days = Array.from({ length: 2 * rounds * daysPerRound }, (_, index) => addDays(today, index));
  const app = await openApp(env);
  const own = await prepare(app, pages, days).finally(() => app.close());
  const calendar = await prepareBare(sandbox.url, pages);
  const ours = await start('./servers/sync.ts', env);
  const bare = await start('./servers/bare-sync.ts');
  const bench = { ours, bare, pages, own, calendar };

  for (const delayMs of [latencyMs, 0]) {
    const [written, unchanged] = [sides(), sides()];
    for (let round = 0; round < rounds; round++) {
      await pages.setFaults({ delayMs });
      await measure(bench, days.splice(0, daysPerRound), written, unchanged);
    }
    const when = delayMs ? `responses after ${delayMs} ms` : 'responses at once';
    const goal = delayMs ? goals.sync : undefined;
    report([...compare(`a new day, ${when}`, written, goal), ...compare(`an unchanged day, ${when}`, unchanged, goal)]);
  }
  process.stdout.write('a new day takes 1 call, and an unchanged one at most 2\n');
}
