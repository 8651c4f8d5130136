import { beforeEach, describe, expect, it } from 'vitest';
import { makeSummaryHouseholds } from './summary-households.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let homes: ReturnType<typeof makeSummaryHouseholds>;
beforeEach(() => {
  world = makeWorld();
  homes = makeSummaryHouseholds(world);
});

/** A household that has just received a summary, with the links of its first task. */
async function withSummary() {
  const home = await homes.addResident();
  await homes.onMonday('2027-01-11');
  const mail = homes.summaries(world.emailOf(home.household)).at(-1);
  const task = mail?.summary.days[0]?.tasks[0];
  const links = mail?.links.tasks[task?.id ?? ''];
  if (!mail || !task || !links) throw new Error('the summary needs a task');
  const stored = () => world.tasks().find(({ id }) => id === task.id);
  return {
    ...home,
    task,
    stored,
    done: homes.tokenIn(links.done),
    notThisWeek: homes.tokenIn(links.notThisWeek),
    unsubscribe: homes.tokenIn(mail.links.unsubscribePage),
  };
}

const act = (token: string, undo = false) => world.takeSummaryAction({ token, undo });

describe('"Done" in a summary', () => {
  it('completes the task once, and can be undone', async () => {
    const { done, task, stored, household } = await withSummary();
    const ids = { taskId: task.id, homeId: household.id };
    const shown = { ...ids, week: 0, title: task.title, ticked: 'work', action: 'done' };
    expect(await world.getSummaryAction({ token: done })).toEqual({ ...shown, state: 'open' });
    expect(stored()?.status).toBe('open');
    expect(await act(done)).toEqual({ ...shown, state: 'done' });
    const first = stored();
    world.clock.advance({ hours: 1 });
    expect(await act(done)).toMatchObject({ state: 'done' });
    expect(stored()).toEqual(first);
    expect(await act(done, true)).toMatchObject({ state: 'open' });
    expect(await act(done, true)).toMatchObject({ state: 'open' });
    expect(stored()).toMatchObject({ status: 'open' });
  });

  it('counts as a visit', async () => {
    const { done, household } = await withSummary();
    expect(homes.schedule(household.id)?.unseen).toBe(1);
    await act(done);
    expect(homes.schedule(household.id)?.unseen).toBe(0);
  });
});

describe('"Not this week" in a summary', () => {
  it('moves the task to the same weekday of the next week once, and can be undone', async () => {
    const { notThisWeek, stored } = await withSummary();
    const before = stored()?.scheduledOn ?? '';
    expect(await act(notThisWeek)).toMatchObject({ state: 'moved', week: 1 });
    expect(await act(notThisWeek)).toMatchObject({ state: 'moved', week: 1 });
    const after = stored()?.scheduledOn ?? '';
    expect(Date.parse(after) - Date.parse(before)).toBe(7 * 24 * 3_600_000);
    expect(await act(notThisWeek, true)).toMatchObject({ state: 'open' });
    expect(stored()?.scheduledOn).toBe(before);
  });

  it('leaves a completed task where it is', async () => {
    const { done, notThisWeek, stored } = await withSummary();
    await act(done);
    const before = stored();
    expect(await act(notThisWeek)).toMatchObject({ state: 'done' });
    expect(stored()).toEqual(before);
  });
});

describe('the links of a summary', () => {
  it('change nothing when they are only opened, however often', async () => {
    const { done, notThisWeek, unsubscribe } = await withSummary();
    const entries = () => Object.values(world.database.tables).map((table) => [...table]);
    const contents = entries();
    for (let count = 0; count < 100; count++) {
      await world.getSummaryAction({ token: done });
      await world.getSummaryAction({ token: notThisWeek });
      await world.getSummarySubscription({ token: unsubscribe });
    }
    expect(entries()).toEqual(contents);
  });

  it('work for eight days', async () => {
    const { done } = await withSummary();
    world.clock.advance({ days: 7, hours: 23 });
    expect(await act(done)).toMatchObject({ state: 'done' });
    world.clock.advance({ hours: 2 });
    await expect(act(done)).rejects.toMatchObject({ code: 'summary_link_expired' });
    await expect(world.getSummaryAction({ token: done })).rejects.toMatchObject({ code: 'summary_link_expired' });
  });

  it('are refused for another purpose, and when they are invented', async () => {
    const { done, unsubscribe } = await withSummary();
    await expect(act(unsubscribe)).rejects.toMatchObject({ code: 'summary_link_expired' });
    await expect(act('invented')).rejects.toMatchObject({ code: 'summary_link_expired' });
    await expect(world.setSummarySubscription({ token: done, subscribed: false })).rejects.toMatchObject({
      code: 'summary_link_expired',
    });
  });

  it('find no task that was deleted', async () => {
    const { done, stored, household } = await withSummary();
    await world.deleteTask({ householdId: household.id, id: stored()?.id ?? '' });
    await expect(act(done)).rejects.toMatchObject({ code: 'task_not_found' });
  });

  it('find nothing of a household that was deleted', async () => {
    const { done, unsubscribe, person } = await withSummary();
    await world.deletePerson({ personId: person.id });
    await expect(act(done)).rejects.toMatchObject({ code: 'task_not_found' });
    await expect(world.getSummarySubscription({ token: unsubscribe })).rejects.toMatchObject({
      code: 'summary_link_expired',
    });
  });
});

describe('unsubscribing', () => {
  it('stops summaries at once and for good, until the person subscribes again', async () => {
    const { unsubscribe, household } = await withSummary();
    expect(await world.getSummarySubscription({ token: unsubscribe })).toBe(true);
    await world.setSummarySubscription({ token: unsubscribe, subscribed: false });
    await world.setSummarySubscription({ token: unsubscribe, subscribed: false });
    expect(await world.getSummarySubscription({ token: unsubscribe })).toBe(false);
    expect(homes.schedule(household.id)).toMatchObject({ stopped: 'unsubscribed', enabled: false });
    await homes.onMonday('2027-01-18');
    expect(homes.summaries()).toHaveLength(1);
    await world.setSummarySubscription({ token: unsubscribe, subscribed: true });
    for (const job of world.database.jobs.splice(0)) {
      if (job.name === 'resume-summaries') await world.resumeSummaries(job.data);
    }
    expect(world.mailer.resumed).toEqual([world.emailOf(household)]);
    await homes.onMonday('2027-01-25');
    expect(homes.summaries()).toHaveLength(2);
  });

  it('stops a summary that is queued already', async () => {
    const { unsubscribe } = await withSummary();
    world.clock.set('2027-01-18T07:10:00Z');
    const { runs } = await world.queueSummaries();
    await world.setSummarySubscription({ token: unsubscribe, subscribed: false });
    const run = await world.sendSummaries({ runId: runs[0] ?? '' });
    expect(run).toMatchObject({ expected: 1, skipped: { 'switched-off': 1 } });
    expect(homes.summaries()).toHaveLength(1);
  });

  it('works with the link of an old mail, for more than a year', async () => {
    const { unsubscribe } = await withSummary();
    world.clock.advance({ days: 390 });
    await world.setSummarySubscription({ token: unsubscribe, subscribed: false });
    expect(await world.getSummarySubscription({ token: unsubscribe })).toBe(false);
  });
});
