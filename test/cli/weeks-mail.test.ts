import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSupportDesk } from './support-desk.ts';

const desk = makeSupportDesk();
beforeEach(() => desk.addResident());

/** Makes the household's next summary due. */
async function makeDue(minutesAgo = 5): Promise<void> {
  const { knex } = desk.server().database;
  await knex('summaries').delete();
  await knex('summary_schedules').update({ next_summary_at: null });
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await knex('summary_schedules').where({ household_id: desk.me().user.id }).update({ next_summary_at: at });
}

const summaries = async () =>
  (await desk.server().mailsTo(desk.email())).filter(({ text }) => text.includes('/unsubscribe?token='));

describe('weeks mail', () => {
  it('counts what is due and sends nothing on a dry run', async () => {
    await makeDue();
    const counted = JSON.parse(await desk.done('weeks', 'mail', '--dry-run', '--json'));
    expect(counted.due + counted.open).toBe(1);
  });

  it('sends what is due, once', async () => {
    await makeDue();
    await desk.cli('weeks', 'mail', '--json');
    await desk.cli('weeks', 'mail', '--json');
    await desk.server().settle();
    expect(await summaries()).toHaveLength(1);
  });

  it('leaves to a worker what it is sending, and does not call that a failure', async () => {
    await makeDue();
    await desk.cli('weeks', 'mail');
    await desk.server().settle();
    expect(await summaries()).toHaveLength(1);
    await desk.server().database.knex('summaries').update({ status: 'sending', claimed_at: new Date() });
    const counted = JSON.parse(await desk.done('weeks', 'mail', '--json'));
    expect(counted).toMatchObject({ sent: 0, failedRuns: 0, runsInHand: 1 });
    expect(await summaries()).toHaveLength(1);
  });

  it('sends this week’s summary to one household now, and records it', async () => {
    expect(JSON.parse(await desk.done('weeks', 'mail', '--to', desk.email(), '--json'))).toEqual({ result: 'sent' });
    expect(await summaries()).toHaveLength(1);
    const actions = await desk.server().database.knex('support_actions').where({ household_id: desk.me().user.id });
    expect(actions.map(({ action }) => action)).toContain('send-summary');
  });

  it('needs a known address, and takes no --to on a dry run', async () => {
    expect((await desk.cli('weeks', 'mail', '--to', 'stranger@home.example')).code).toBe(1);
    expect((await desk.cli('weeks', 'mail', '--to', desk.email(), '--dry-run')).code).toBe(2);
  });
});

describe('weeks status', () => {
  beforeAll(async () => {
    await desk.cli('weeks', 'generate');
  });

  it('shows the latest runs, each of which accounts for all its households', async () => {
    const status = JSON.parse(await desk.done('weeks', 'status', '--json'));
    expect(status.plan.length).toBeGreaterThan(0);
    for (const { expected, done, skipped, failed } of [...status.plan, ...status.summaries]) {
      const leftOut = Object.values(skipped as Record<string, number>).reduce((sum, count) => sum + count, 0);
      expect(done + leftOut + failed.length).toBe(expected);
    }
    const lines = await desk.done('weeks', 'status');
    expect(lines).toContain('Planning');
    expect(lines).toContain('EXPECTED');
  });
});
