import { beforeEach, describe, expect, it } from 'vitest';
import { makeSummaryHouseholds } from './summary-households.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let homes: ReturnType<typeof makeSummaryHouseholds>;
beforeEach(() => {
  world = makeWorld();
  homes = makeSummaryHouseholds(world);
});

const firstMonday = '2027-01-11';

describe('the weekly summary', () => {
  it('is sent at its hour, once, with the tasks of a week that had no plan', async () => {
    const { household } = await homes.addResident();
    world.clock.set(`${firstMonday}T06:59:59Z`);
    await homes.sweep();
    expect(homes.summaries()).toEqual([]);
    await homes.onMonday(firstMonday);
    await homes.sweep();
    const [mail] = homes.summaries();
    expect(homes.summaries()).toHaveLength(1);
    expect(mail).toMatchObject({ to: world.emailOf(household), summary: { from: '2027-01-11', to: '2027-01-17' } });
    expect(mail?.summary.days.length).toBeGreaterThan(0);
  });

  it('has two links for each task, and addresses that unsubscribe', async () => {
    await homes.addResident();
    await homes.onMonday(firstMonday);
    const [mail] = homes.summaries();
    const ids = mail?.summary.days.flatMap(({ tasks }) => tasks.map(({ id }) => id)) ?? [];
    expect(Object.keys(mail?.links.tasks ?? {})).toEqual(ids);
    const links = Object.values(mail?.links.tasks ?? {}).flatMap(({ done, notThisWeek }) => [done, notThisWeek]);
    expect(new Set(links).size).toBe(2 * ids.length);
    for (const link of links) expect(link).toMatch(/^https:\/\/upkept\.example\/summary\/act\?token=./);
    expect(mail?.links.unsubscribePage).toMatch(/^https:\/\/upkept\.example\/unsubscribe\?token=./);
    expect(mail?.links.unsubscribe).toMatch(/^https:\/\/upkept\.example\/api\/unsubscribe\/./);
  });

  it('comes every week to a household that visits, and ever more rarely to one that does not', async () => {
    const { household: visitor, claims } = await homes.addResident();
    const { household: absent } = await homes.addResident();
    const mondays = ['2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'];
    for (const monday of mondays) {
      await homes.onMonday(monday);
      world.clock.advance({ days: 2 });
      await world.getWeek({ ...claims, offset: 0 });
    }
    expect(homes.summaries(world.emailOf(visitor))).toHaveLength(7);
    expect(homes.summaries(world.emailOf(absent)).map(({ summary }) => [summary.from, summary.asksToPause])).toEqual([
      ['2027-01-11', false],
      ['2027-01-18', false],
      ['2027-02-01', false],
      ['2027-02-15', true],
    ]);
    const settings = await world.getSummarySettings(world.recipient(absent));
    expect(settings.schedule.nextAt).toBeUndefined();
  });

  it('comes weekly again after a visit', async () => {
    const { household } = await homes.addResident();
    for (const monday of ['2027-01-11', '2027-01-18', '2027-02-01', '2027-02-15']) await homes.onMonday(monday);
    world.clock.advance({ days: 8 });
    await homes.signIn(world.emailOf(household));
    await homes.onMonday('2027-03-01');
    await homes.onMonday('2027-03-08');
    expect(homes.summaries(world.emailOf(household))).toHaveLength(6);
  });

  it('is sent up to a day late, and after that is skipped and recorded', async () => {
    const { household: late } = await homes.addResident();
    world.clock.set('2027-01-12T07:00:00Z');
    await homes.sweep();
    expect(homes.summaries(world.emailOf(late))).toHaveLength(1);
    const { household: tooLate } = await homes.addResident();
    world.clock.set('2027-01-19T07:11:00Z');
    await homes.sweep();
    expect(homes.summaries(world.emailOf(tooLate))).toEqual([]);
    const [stored] = [...world.database.tables.summaries.values()].filter((one) => one.householdId === tooLate.id);
    expect(stored).toMatchObject({ weekStart: '2027-01-18', status: 'skipped', reason: 'late' });
    await homes.onMonday('2027-01-25');
    expect(homes.summaries(world.emailOf(tooLate))).toHaveLength(1);
  });

  it('is not sent twice in a week, also when its day or the time zone changes', async () => {
    const { household } = await homes.addResident();
    await homes.onMonday(firstMonday);
    await world.updateSummarySettings({ ...world.recipient(household), changes: { weekday: 'Thursday' } });
    world.clock.set('2027-01-14T08:00:00Z');
    await homes.sweep();
    expect(homes.summaries()).toHaveLength(1);
    await world.updateHousehold({ householdId: household.id, changes: { timezone: 'Pacific/Honolulu' } });
    world.clock.set('2027-01-15T08:00:00Z');
    await homes.sweep();
    expect(homes.summaries()).toHaveLength(1);
    world.clock.set('2027-01-21T18:10:00Z');
    await homes.sweep();
    expect(homes.summaries()).toHaveLength(2);
    const { summaries } = await world.showRuns();
    expect(summaries.map(({ skipped }) => skipped)).toContainEqual({ 'sent-before': 1 });
  });

  it('is skipped for a household that is leaving, has switched it off or has nothing planned', async () => {
    const { household: leaving } = await homes.addResident({ deletionRequestedAt: new Date() });
    const { household: off } = await homes.addResident();
    const { household: idle } = await homes.addResident({ features: { propertyType: ['Flat'] }, tasksPerWeek: 1 });
    await world.updateSummarySettings({ ...world.recipient(off), changes: { enabled: false } });
    world.clock.set(`${firstMonday}T07:10:00Z`);
    const { runs } = await world.queueSummaries();
    await world.generateWeeks();
    const { tasks } = world.database.tables;
    for (const [key, task] of tasks) {
      if (task.householdId === idle.id) tasks.set(key, { ...task, status: 'skipped' });
    }
    const [runId = ''] = runs;
    const run = await world.sendSummaries({ runId });
    expect(homes.summaries()).toEqual([]);
    expect(run).toMatchObject({ expected: 2, done: 0, skipped: { leaving: 1, 'nothing-planned': 1 }, failed: [] });
    expect(homes.schedule(leaving.id)).toBeDefined();
  });

  it('accounts for every household in the record of the run', async () => {
    const { household: reached } = await homes.addResident();
    const { household: refused } = await homes.addResident();
    const { household: rejected } = await homes.addResident();
    world.mailer.setOutcome(world.emailOf(refused), 'refused');
    world.mailer.setOutcome(world.emailOf(rejected), 'rejected');
    await homes.onMonday(firstMonday);
    const { summaries } = await world.showRuns();
    expect(summaries).toMatchObject([
      { expected: 3, done: 1, skipped: { 'address-refused': 1, rejected: 1 }, failed: [] },
    ]);
    expect(homes.summaries().map(({ to }) => to)).toEqual([world.emailOf(reached)]);
    expect(homes.schedule(refused.id)).toMatchObject({ stopped: 'bounced' });
    expect(homes.schedule(rejected.id)).toMatchObject({ rejections: 1 });
  });

  it('stops after the third rejection in a row, and starts again when it is switched on', async () => {
    const { household } = await homes.addResident();
    world.mailer.setOutcome(world.emailOf(household), 'rejected');
    for (const monday of ['2027-01-11', '2027-01-18', '2027-01-25']) await homes.onMonday(monday);
    expect(homes.schedule(household.id)).toMatchObject({ stopped: 'rejected' });
    expect(homes.schedule(household.id)).not.toHaveProperty('nextAt');
    world.mailer.setOutcome(world.emailOf(household));
    await world.updateSummarySettings({ ...world.recipient(household), changes: { enabled: true } });
    await homes.onMonday('2027-02-01');
    expect(homes.summaries()).toHaveLength(1);
  });

  it('is tried again while the mail service is away, and sent once', async () => {
    for (let count = 0; count < 3; count++) await homes.addResident();
    world.mailer.refuse(3);
    world.clock.set(`${firstMonday}T07:10:00Z`);
    const { runs } = await world.queueSummaries();
    const [runId = ''] = runs;
    await expect(world.sendSummaries({ runId })).rejects.toThrow('3 of 3 summaries are still to be sent');
    expect((await world.showRuns()).summaries).toMatchObject([{ expected: 3, done: 0 }]);
    expect((await world.showRuns()).summaries[0]?.failed).toHaveLength(3);
    world.clock.advance({ minutes: 1 });
    await world.sendSummaries({ runId });
    await world.sendSummaries({ runId });
    expect(homes.summaries()).toHaveLength(3);
    expect((await world.showRuns()).summaries).toMatchObject([{ expected: 3, done: 3, failed: [] }]);
  });

  it('has not failed while another process is sending it', async () => {
    await homes.addResident();
    world.clock.set(`${firstMonday}T07:10:00Z`);
    const { runs } = await world.queueSummaries();
    const [runId = ''] = runs;
    const at = world.clock.now();
    await world.unitOfWork.run(({ summaries }) =>
      summaries.claim(runId, { at, attemptStart: at, abandonedBefore: new Date(0), limit: 9 }),
    );
    const failure = await world.sendSummaries({ runId }).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toHaveProperty('cause');
    expect(world.reporter.notes.filter(({ event }) => event === 'run')).toEqual([]);
  });

  it('follows the time zone', async () => {
    const { household: moved } = await homes.addResident();
    await world.updateHousehold({ householdId: moved.id, changes: { timezone: 'Asia/Kolkata' } });
    expect(homes.schedule(moved.id)?.nextAt?.toISOString()).toMatch(/^2027-01-11T02:3/);
  });
});

describe('a summary that a person asks for', () => {
  it('is sent besides the regular one, also when summaries are switched off', async () => {
    const { household } = await homes.addResident();
    await world.updateSummarySettings({ ...world.recipient(household), changes: { enabled: false } });
    await world.requestSummary({ household, ...world.recipient(household) });
    const [job] = world.database.jobs;
    expect(job).toMatchObject({ name: 'send-summary-now' });
    if (job?.name !== 'send-summary-now') throw new Error('no job');
    await world.sendSummaryNow(job.data);
    await world.sendSummaryNow(job.data);
    expect(homes.summaries(world.emailOf(household))).toHaveLength(1);
    expect(world.database.tables.pendingJobs.size).toBe(0);
  });

  it('is sent three times an hour at most', async () => {
    const { household } = await homes.addResident();
    for (let count = 0; count < 3; count++) await world.requestSummary({ household, ...world.recipient(household) });
    await expect(world.requestSummary({ household, ...world.recipient(household) })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });

  it('needs a home', async () => {
    const { household } = await world.addResident();
    const { onboardedOn: _, ...newcomer } = household;
    await expect(world.requestSummary({ household: newcomer, ...world.recipient(newcomer) })).rejects.toMatchObject({
      code: 'not_onboarded',
    });
  });
});

describe('in a home with two people, the summary', () => {
  async function shared() {
    const { household } = await homes.addResident();
    const sam = await world.addMember({ email: 'sam@home.example', householdId: household.id, role: 'member' });
    const samInHome = { householdId: household.id, personId: sam.id };
    return { household, sam, samInHome };
  }

  it('goes only to those who want it, to each at their own hour', async () => {
    const { household, samInHome } = await shared();
    expect((await world.getSummarySettings(samInHome)).schedule).toMatchObject({ enabled: false });
    await homes.onMonday(firstMonday);
    expect(homes.summaries().map(({ to }) => to)).toEqual([world.emailOf(household)]);
    await world.updateSummarySettings({ ...samInHome, changes: { enabled: true, weekday: 'Tuesday', hour: 20 } });
    expect((await world.getSummarySettings(world.recipient(household))).schedule).toMatchObject({ hour: 8 });
    world.clock.set('2027-01-12T19:10:00Z');
    await homes.sweep();
    expect(homes.summaries().map(({ to }) => to)).toEqual([world.emailOf(household), 'sam@home.example']);
  });

  it('ends only for the person who unsubscribes, and acts in their name', async () => {
    const { household, sam, samInHome } = await shared();
    await world.updateSummarySettings({ ...samInHome, changes: { enabled: true } });
    await homes.onMonday(firstMonday);
    const [mail] = homes.summaries('sam@home.example');
    const [task] = Object.values(mail?.links.tasks ?? {});
    await world.takeSummaryAction({ token: homes.tokenIn(task?.done ?? ''), undo: false });
    const { entries } = await world.getHistory({ household, language: 'en' });
    expect(entries.map(({ actor }) => actor?.id)).toEqual([sam.id]);
    const token = homes.tokenIn(mail?.links.unsubscribePage ?? '');
    await world.setSummarySubscription({ token, subscribed: false });
    await homes.onMonday('2027-01-18');
    expect(homes.summaries(world.emailOf(household))).toHaveLength(2);
    expect(homes.summaries('sam@home.example')).toHaveLength(1);
  });

  it('no longer acts for a person who may not change the home, and has no such links for a viewer', async () => {
    const { household, samInHome } = await shared();
    await world.updateSummarySettings({ ...samInHome, changes: { enabled: true } });
    await homes.onMonday(firstMonday);
    const links = Object.values(homes.summaries('sam@home.example')[0]?.links.tasks ?? {});
    const [task] = links;
    await world.addMember({ email: 'sam@home.example', householdId: household.id, role: 'viewer' });
    const act = () => world.takeSummaryAction({ token: homes.tokenIn(task?.done ?? ''), undo: false });
    await expect(act()).rejects.toMatchObject({ code: 'summary_link_expired' });
    await homes.onMonday('2027-01-18');
    expect(homes.summaries('sam@home.example')[1]?.links.tasks).toEqual({});
    await world.removeMember(samInHome);
    await expect(act()).rejects.toMatchObject({ code: 'summary_link_expired' });
    await homes.onMonday('2027-01-25');
    expect(homes.summaries('sam@home.example')).toHaveLength(2);
  });
});
