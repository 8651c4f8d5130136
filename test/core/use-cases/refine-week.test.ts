import { beforeEach, describe, expect, it } from 'vitest';
import { makeHostileAdvisor } from '#adapters/memory/hostile-advisor.ts';
import { makeUseCases } from '#apps/composition/make-use-cases.ts';
import { catalogue } from '#core/catalogue/index.ts';
import type { WeekDraft } from '#core/domain/advice/draft.ts';
import type { Household } from '#core/domain/home/household.ts';
import { violationsOf } from '#core/domain/plan/check/violations-of.ts';
import { historyOf } from '#core/domain/plan/history-of.ts';
import { homeOf } from '#core/domain/plan/home.ts';
import type { WeekRequest } from '#core/ports/advisor.ts';
import type { Job } from '#core/ports/jobs.ts';
import { makeWorld, type World } from './world.ts';

const monday = '2027-01-04';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

/** Park and Miller’s generator, so that each run tries the same drafts. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};

/** Safety tasks must stay in their week, so a choice needs a week without them. */
const safetyDoneLately = Object.fromEntries(
  catalogue.flatMap(({ tasks }) =>
    tasks.filter(({ stake }) => stake === 'danger').map(({ id }) => [id, '2026-12-28'] as const),
  ),
);

type Resident = Awaited<ReturnType<World['addResident']>>;

/** A household whose current week is planned, and that hasn't seen it. */
async function planned(overrides: Parameters<World['addResident']>[0] = {}): Promise<Resident> {
  const resident = await world.addResident({ onboardedOn: '2026-01-05', ...overrides });
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

describe('a week without the assistant’s tasks', () => {
  it('keeps its household waiting for no note', async () => {
    const pauses = [{ from: '2027-01-04', to: '2027-01-31' }];
    const { household, claims } = await world.addResident({ onboardedOn: '2026-01-05', pauses });
    await world.addTask({ household, title: 'Paint', description: '', category: '', on: '2027-01-06' });
    expect(await world.getWeek({ ...claims, offset: 0 })).toMatchObject({ isNoteComing: true });
    await runJobs();
    expect(await world.getWeek({ ...claims, offset: 0 })).toMatchObject({ isNoteComing: false });
    expect(world.advisor.calls).toEqual([]);
  });
});

describe('a week that no one has seen', () => {
  it('gets a note, and a line for each task', async () => {
    const { claims } = await planned();
    expect(await refineAll()).toBe(1);
    const week = await world.getWeek({ ...claims, offset: 0 });
    expect(week.note).toMatch(/calm week/);
    expect(week.tasks.length).toBeGreaterThan(2);
    for (const { line, reason } of week.tasks)
      expect([line, reason]).toEqual([
        expect.stringMatching(/^This is/),
        expect.objectContaining({ kind: expect.any(String) }),
      ]);
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
        note: 'A calm week that came early.',
      };
    });
    await refineAll();
    const week = await world.getWeek({ ...claims, offset: 0 });
    expect(week.note).toBe('A calm week that came early.');
    expect(week.tasks.map(({ title }) => title)).toContain(lent);
    expect(before).toBe((await stored(household.id))?.plannedOn);
    for (const offset of [1, 2]) {
      const later = await world.getWeek({ ...claims, offset });
      expect(later.tasks.length).toBeGreaterThan(0);
      expect(later.tasks.map(({ title }) => title)).not.toContain(lent);
    }
  });

  it('has no visit moved to a day on which fewer businesses answer', async () => {
    const visits = new Set(
      catalogue.flatMap(({ tasks }) => tasks.filter((one) => one.professional).map(({ id }) => id)),
    );
    const { household } = await planned({
      features: { propertyType: ['House'], heatingEnergySystems: ['Central Heating'] },
      scheduledDays: ['Saturday', 'Sunday'],
    });
    const moved: string[] = [];
    world.advisor.refineWith(({ candidates, days }): WeekDraft => {
      const own = candidates.filter(({ plannedOn }) => plannedOn !== undefined);
      const later = (taskId: string, plannedOn: string) =>
        visits.has(taskId) ? (days.find((day) => day > plannedOn) ?? plannedOn) : plannedOn;
      const tasks = own.map(({ taskId, plannedOn = '' }) => ({ taskId, date: later(taskId, plannedOn), line: '' }));
      moved.push(...tasks.filter(({ date }, index) => date !== own[index]?.plannedOn).map(({ taskId }) => taskId));
      return { tasks, note: 'A calm week.' };
    });
    const before = titles();
    await refineAll();
    expect(moved).not.toEqual([]);
    expect((await stored(household.id))?.refinement).toBe('rejected');
    expect(titles()).toEqual(before);
  });

  it('leaves out a note and lines that may not be shown, and keeps the choice', async () => {
    const { claims } = await planned();
    world.advisor.refineWith(({ candidates }) => ({
      tasks: candidates.flatMap(({ taskId, plannedOn }) =>
        plannedOn ? [{ taskId, date: plannedOn, line: 'Take the battery out of the alarm first.' }] : [],
      ),
      note: 'See https://evil.example',
    }));
    await refineAll();
    const week = await world.getWeek({ ...claims, offset: 0 });
    expect([week.note, ...week.tasks.map(({ line }) => line)].filter(Boolean)).toEqual([]);
    expect(week.tasks.length).toBeGreaterThan(2);
    expect(world.reporter.notes.filter(({ event }) => event === 'week text dropped').length).toBe(
      week.tasks.length + 1,
    );
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
    for (const secret of [household.id, world.emailOf(household), 'Lovelace']) expect(sent).not.toContain(secret);
    expect(sent).toContain('The home is a house in the country FR.');
  });
});

const withoutLines = ({ tasks }: Awaited<ReturnType<World['getWeek']>>) => tasks.map(({ line: _, ...task }) => task);

/** Keeps every task, and moves one of them to another day of the week. */
const anotherDay = ({ candidates, days }: WeekRequest): WeekDraft => ({
  tasks: candidates.flatMap(({ taskId, plannedOn }, index) => {
    const other = index === 0 ? days.find((day) => day !== plannedOn) : plannedOn;
    return plannedOn ? [{ taskId, date: other ?? '2027-01-08', line: 'A good moment for it.' }] : [];
  }),
  note: 'A calm week for the home.',
});

describe('a note', () => {
  const noted = async () => {
    const { claims, household } = await planned();
    await refineAll();
    const look = () => world.getWeek({ ...claims, offset: 0 });
    return { household, look, first: (await look()).tasks[0]?.id ?? '' };
  };

  it('stays while tasks are done, until all are', async () => {
    const { household, look, first } = await noted();
    await world.completeTask({ household, id: first, completed: true });
    expect((await look()).note).toMatch(/calm week/);
    for (const { id } of (await look()).tasks) await world.completeTask({ household, id, completed: true });
    expect((await look()).note).toBeUndefined();
    await world.completeTask({ household, id: first, completed: false });
    expect((await look()).note).toMatch(/calm week/);
  });

  it.each([
    [
      'added',
      (household, _) => world.addTask({ household, title: 'Own', description: '', category: '', on: '2027-01-09' }),
    ],
    ['moved', (household, id) => world.rescheduleTask({ household, id, to: '2027-01-20' })],
    ['deleted', (household, id) => world.deleteTask({ householdId: household.id, id })],
  ] as readonly [string, (household: Household, id: string) => Promise<unknown>][])(
    'goes when a task is %s',
    async (_, change) => {
      const { household, look, first } = await noted();
      await change(household, first);
      expect((await look()).note).toBeUndefined();
    },
  );

  it('comes back when the change is undone', async () => {
    const { household, look, first } = await noted();
    const task = { householdId: household.id, id: first };
    await world.deleteTask(task);
    await world.restoreTask(task);
    expect((await look()).note).toMatch(/calm week/);
  });
});

describe('a week that its household sees first', () => {
  /** The first look of a household that has just joined. */
  async function firstLook() {
    const resident = await world.addResident({ onboardedOn: '2027-01-06' });
    const look = () => world.getWeek({ ...resident.claims, offset: 0 });
    return { ...resident, look, first: await look() };
  }

  it('gets a note and lines soon after, while its tasks and days stay', async () => {
    const { look, first } = await firstLook();
    expect([first.isNoteComing, first.note, refineJobs().length]).toEqual([true, undefined, 1]);
    await runJobs();
    const second = await look();
    expect([second.isNoteComing, second.note]).toEqual([false, expect.stringMatching(/calm week/)]);
    expect(second.tasks.filter(({ line }) => line).length).toBeGreaterThan(0);
    expect(withoutLines(second)).toEqual(withoutLines(first));
    expect(world.advisor.calls).toMatchObject([{ request: { isFixed: true } }]);
    expect(refineJobs()).toHaveLength(1);
  });

  it('keeps a task that was done while the model wrote', async () => {
    const { look, first, household } = await firstLook();
    const { reached, release } = world.advisor.hold();
    const running = runJobs();
    await reached;
    const id = first.tasks[0]?.id ?? '';
    await world.completeTask({ household, id, completed: true });
    release();
    await running;
    const week = await look();
    expect(week.note).toMatch(/calm week/);
    expect(week.tasks.find((task) => task.id === id)).toMatchObject({ status: 'done' });
  });

  it.each([
    ['moves a task', anotherDay],
    ['adds a task', () => ({ tasks: [{ taskId: 'fridge.eat', date: '2027-01-09', line: '' }], note: 'A calm week.' })],
  ])('gets no words that %s', async (_, draft) => {
    const { look, first } = await firstLook();
    world.advisor.refineWith(draft);
    await runJobs();
    expect(await look()).toMatchObject({ tasks: first.tasks, isNoteComing: false });
    expect((await look()).note).toBeUndefined();
  });

  it('stays as it is when a hostile model writes', async () => {
    for (let seed = 1; seed <= 30; seed++) {
      world = makeWorld();
      const { look, first } = await firstLook();
      const advisor = makeHostileAdvisor(randomFrom(seed * 7919));
      await runJobs(makeUseCases({ ...world.ports, advisor }).refineWeek);
      expect(withoutLines(await look())).toEqual(withoutLines(first));
    }
  });

  it('stops waiting for a note when the model must have failed', async () => {
    const { look } = await firstLook();
    world.clock.advance({ seconds: 39 });
    expect((await look()).isNoteComing).toBe(true);
    world.clock.advance({ seconds: 1 });
    expect((await look()).isNoteComing).toBe(false);
  });

  it('asks once for many looks at once, and only for the current week', async () => {
    const { claims } = await world.addResident({ onboardedOn: '2027-01-06' });
    await world.getWeek({ ...claims, offset: 1 });
    expect(refineJobs()).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => world.getWeek({ ...claims, offset: 0 })));
    expect(refineJobs()).toHaveLength(1);
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

  it('when the household sees its week while the model writes, apart from a note and lines', async () => {
    const { claims, household } = await planned();
    const { reached, release } = world.advisor.hold();
    await world.queueRefinements();
    const running = runJobs();
    await reached;
    const seen = await world.getWeek({ ...claims, offset: 0 });
    release();
    await running;
    expect(withoutLines(await world.getWeek({ ...claims, offset: 0 }))).toEqual(withoutLines(seen));
    expect(await stored(household.id)).toMatchObject({ refinement: 'refined', note: { text: expect.any(String) } });
  });

  it('for households that refuse it or have been away, and without an assistant', async () => {
    const { claims } = await planned({ assistantWeeks: false });
    await world.getWeek({ ...claims, offset: 0 });
    world.database.tables.sessions.clear();
    expect(await refineAll()).toBe(0);
    await planned();
    world.advisor.close();
    expect(await refineAll()).toBe(0);
    expect(world.advisor.calls).toEqual([]);
  });

  it('once a summary has shown it, apart from a note and lines', async () => {
    const { household } = await planned();
    const before = titles();
    world.advisor.refineWith(anotherDay);
    await world.requestSummary({ household, ...world.recipient(household) });
    for (const { name, data } of world.database.jobs.splice(0)) {
      if (name === 'send-summary-now') await world.sendSummaryNow(data);
    }
    expect(world.mailer.sent).toHaveLength(1);
    expect(await refineAll()).toBe(1);
    await unchanged(household.id, 'rejected', before);
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
      const asPlanned = plan.map(({ scheduledOn: date, reason = { kind: 'why' } as const, ...task }) => ({
        ...task,
        date,
        reason,
        critical: false,
      }));
      expect(violationsOf(asPlanned, input)).toEqual([]);
      expect(plan.length).toBeGreaterThan(0);
      for (const text of [week?.note?.text ?? '', ...plan.map(({ line }) => line ?? '')]) {
        expect(text).not.toMatch(/evil|Bosch|guarantee|filtre|[<>]|roof|gas/i);
      }
    }
    expect(outcomes.get('refined') ?? 0).toBeGreaterThan(5);
    expect(outcomes.get('rejected') ?? 0).toBeGreaterThan(10);
  });
});
