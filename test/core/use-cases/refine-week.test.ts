import { beforeEach, describe, expect, it } from 'vitest';
import { makeHostileAdvisor } from '#adapters/memory/hostile-advisor.ts';
import { makeUseCases } from '#apps/composition/make-use-cases.ts';
import { catalogue } from '#core/catalogue/index.ts';
import type { WeekDraft } from '#core/domain/advice/draft.ts';
import { historyOf } from '#core/domain/plan/history-of.ts';
import { homeOf } from '#core/domain/plan/home.ts';
import { violationsOf } from '#core/domain/plan/violations-of.ts';
import type { Job } from '#core/ports/jobs.ts';
import { makeWorld, type World } from './world.ts';

const monday = '2027-01-04';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

/** Safety tasks must stay in their week, so a choice needs a week without them. */
const safetyDoneLately = Object.fromEntries(
  catalogue.flatMap(({ tasks }) =>
    tasks.filter(({ stake }) => stake === 'danger').map(({ id }) => [id, '2026-12-28'] as const),
  ),
);

type Resident = Awaited<ReturnType<World['settle']>>;

/** A household whose current week is planned, and that hasn't seen it. */
async function planned(overrides: Parameters<World['settle']>[0] = {}): Promise<Resident> {
  const resident = await world.settle({ onboardedOn: '2026-01-05', ...overrides });
  await world.generateWeeks();
  return resident;
}

const refineJobs = (): readonly Job<'refine-week'>[] =>
  world.database.jobs.filter((job): job is Job<'refine-week'> => job.name === 'refine-week');

async function runJobs(refineWeek = world.refineWeek): Promise<void> {
  for (const { data } of refineJobs()) await refineWeek(data);
}

/** Refines what is due, with the model of this world. */
async function refineAll(): Promise<number> {
  const { weeks } = await world.queueRefinements();
  await runJobs();
  return weeks;
}

const stored = (householdId: string) => world.unitOfWork.run(({ weeks }) => weeks.lock(householdId, monday));
const titles = () => world.tasks().map(({ title, scheduledOn }) => `${scheduledOn} ${title}`);

describe('a week that no one has seen', () => {
  it('gets a note, and a line for each task', async () => {
    const { claims } = await planned();
    expect(await refineAll()).toBe(1);
    const week = await world.getWeek({ ...claims, offset: 0 });
    expect(week.note).toMatch(/calm week/);
    expect(week.tasks.length).toBeGreaterThan(2);
    for (const { line, reason } of week.tasks)
      expect([line, reason]).toEqual([expect.stringMatching(/^This is/), expect.any(String)]);
  });

  it('may have tasks of the weeks after it, which are then planned again', async () => {
    const { claims, household } = await planned({ lastDone: safetyDoneLately });
    const before = (await stored(household.id))?.plannedOn;
    let lent = '';
    world.advisor.refineWith(({ candidates, days }): WeekDraft => {
      const own = candidates.filter(({ plannedOn }) => plannedOn !== undefined);
      const extra = candidates.find(
        ({ plannedOn, item }) => plannedOn === undefined && own.every((each) => each.item !== item),
      );
      lent = extra?.title ?? '';
      const dropped = own.findIndex(({ required }) => !required);
      const kept = own
        .filter((_, index) => index !== dropped)
        .map(({ taskId, plannedOn = '' }) => ({ taskId, date: plannedOn, line: '' }));
      return {
        tasks: [...kept, { taskId: extra?.taskId ?? '', date: days[0] ?? '', line: '' }],
        note: 'A week with one job that came early.',
      };
    });
    await refineAll();
    const week = await world.getWeek({ ...claims, offset: 0 });
    expect(week.note).toBe('A week with one job that came early.');
    expect(week.tasks.map(({ title }) => title)).toContain(lent);
    expect(before).toBe((await stored(household.id))?.plannedOn);
    for (const offset of [1, 2]) {
      const later = await world.getWeek({ ...claims, offset });
      expect(later.tasks.length).toBeGreaterThan(0);
      expect(later.tasks.map(({ title }) => title)).not.toContain(lent);
    }
  });

  it('is refined once', async () => {
    await planned();
    expect(await refineAll()).toBe(1);
    expect(await refineAll()).toBe(0);
    expect(world.advisor.calls).toHaveLength(1);
  });

  it('is described by facts about the home, and by nothing about the person', async () => {
    const { household } = await planned({ name: 'Ada Lovelace' });
    await refineAll();
    const sent = JSON.stringify(world.advisor.calls);
    for (const secret of [household.id, household.email, 'Lovelace']) expect(sent).not.toContain(secret);
    expect(sent).toContain('The home is a house in the country FR.');
  });
});

describe('the plan of the rules stays', () => {
  const unchanged = async (householdId: string, refinement: string, before: readonly string[]) => {
    expect(titles()).toEqual(before);
    const week = await stored(householdId);
    expect([week?.note, week]).toEqual([undefined, expect.objectContaining({ refinement })]);
  };

  it.each(['advisor_unavailable', 'advisor_timed_out', 'advisor_refused'] as const)('after %s', async (code) => {
    const { household } = await planned();
    const before = titles();
    world.advisor.failWith(code);
    await refineAll();
    await unchanged(household.id, 'failed', before);
  });

  it.each([
    ['has a forbidden note', (draft: WeekDraft) => ({ ...draft, note: 'See https://evil.example' })],
    [
      'has a forbidden line',
      (draft: WeekDraft) => ({ ...draft, tasks: draft.tasks.map((task) => ({ ...task, line: '<b>now</b>' })) }),
    ],
    [
      'has an unknown task',
      (draft: WeekDraft) => ({
        ...draft,
        tasks: [...draft.tasks, { taskId: 'fridge.eat', date: '2027-01-09', line: '' }],
      }),
    ],
    ['is empty', (draft: WeekDraft) => ({ ...draft, tasks: [] })],
    [
      'uses another day',
      (draft: WeekDraft) => ({ ...draft, tasks: draft.tasks.map((task) => ({ ...task, date: '2027-01-07' })) }),
    ],
  ])('when the proposal %s', async (_, spoil) => {
    const { household } = await planned();
    const before = titles();
    world.advisor.refineWith(({ candidates }) =>
      spoil({
        tasks: candidates.flatMap(({ taskId, plannedOn }) =>
          plannedOn ? [{ taskId, date: plannedOn, line: '' }] : [],
        ),
        note: 'A calm week for the home.',
      }),
    );
    await refineAll();
    await unchanged(household.id, 'rejected', before);
  });

  it('when the household sees its week while the model writes', async () => {
    const { claims, household } = await planned();
    const release = world.advisor.hold();
    await world.queueRefinements();
    const running = runJobs();
    await expect.poll(() => world.advisor.calls.length).toBe(1);
    const seen = await world.getWeek({ ...claims, offset: 0 });
    release();
    await running;
    expect((await world.getWeek({ ...claims, offset: 0 })).tasks).toEqual(seen.tasks);
    expect((await stored(household.id))?.note).toBeUndefined();
  });

  it('for households that have seen it, refuse it or have been away, and without an assistant', async () => {
    const { claims } = await planned();
    await world.getWeek({ ...claims, offset: 0 });
    await planned({ assistantWeeks: false });
    expect(await refineAll()).toBe(0);
    await planned();
    world.advisor.close();
    expect(await refineAll()).toBe(0);
    expect(world.advisor.calls).toEqual([]);
  });

  it('once a summary has shown it', async () => {
    const { household } = await planned();
    await world.requestSummary({ household });
    for (const { name, data } of world.database.jobs.splice(0)) {
      if (name === 'send-summary-now') await world.sendSummaryNow(data);
    }
    expect(world.mailer.sent).toHaveLength(1);
    expect(await refineAll()).toBe(0);
  });

  it('when the budget is used up', async () => {
    const { household } = await planned();
    world.advisor.charge(10_000_000);
    await refineAll();
    expect(world.advisor.calls).toEqual([]);
    expect(await stored(household.id)).toMatchObject({ refinement: 'failed' });
  });
});

describe('a hostile model', () => {
  /** Park and Miller’s generator, so that each run tries the same drafts. */
  const randomFrom = (seed: number) => () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };

  it('never leaves a household with a week that breaks a rule', async () => {
    const outcomes = new Map<string, number>();
    for (let seed = 1; seed <= 60; seed++) {
      world = makeWorld();
      const { household } = await planned({ tasksPerWeek: 3 + (seed % 5) });
      const advisor = makeHostileAdvisor(randomFrom(seed * 7919));
      await world.queueRefinements();
      await runJobs(makeUseCases({ ...world.ports, advisor }).refineWeek);
      const week = await stored(household.id);
      outcomes.set(week?.refinement ?? '', (outcomes.get(week?.refinement ?? '') ?? 0) + 1);
      const plan = world.tasks().filter(({ scheduledOn }) => scheduledOn <= '2027-01-10');
      const input = {
        home: homeOf(household),
        catalogue,
        history: historyOf([], household.lastDone),
        tasks: [],
        customTasks: [],
        weekStart: monday,
        today: '2027-01-06',
      };
      const asPlanned = plan.map(({ scheduledOn: date, reason = '', ...task }) => ({
        ...task,
        date,
        reason,
        critical: false,
      }));
      expect(violationsOf(asPlanned, input)).toEqual([]);
      expect(plan.length).toBeGreaterThan(0);
      for (const text of [week?.note ?? '', ...plan.map(({ line }) => line ?? '')]) {
        expect(text).not.toMatch(/evil|Bosch|guarantee|filtre|[<>]|roof|gas/i);
      }
    }
    expect(outcomes.get('refined') ?? 0).toBeGreaterThan(5);
    expect(outcomes.get('rejected') ?? 0).toBeGreaterThan(10);
  });
});
