import { describe, it } from 'vitest';
import { townCard } from '#core/languages/en/app/week/town-card.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';
import { taskName, weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const alarm = 'Test every smoke alarm and any carbon monoxide alarm';
const furnace = 'Book the furnace inspection';
const safetySwitch = 'Test every safety switch (RCD) with its button';

describe('a new household', () => {
  it('shapes its first week with answers, an exclusion and earlier work, and sees the year ahead', async () => {
    const resident = await site.resident({
      features: {
        propertyType: ['Apartment'],
        heatingEnergySystems: ['Central Heating'],
        generalAppliances: ['Dishwasher'],
      },
    });
    const page = await site.open('/dashboard', { as: resident });
    const { task, choose, toast } = weekPage(page);
    await expect(task(safetySwitch)).toBeVisible();
    // A task that depends on an open question waits for its answer.
    await expect(task(furnace)).toHaveCount(0);
    // The town comes before what matters less.
    await page.getByRole('button', { name: townCard.later, exact: true }).click();
    const question = (name: string) => page.getByRole('region', { name, exact: true });
    const answers = [
      ['Do you own your home or rent it?', 'I own it'],
      ['What kind of central heating do you have?', 'Warm-air furnace'],
    ] as const;
    for (const [name, answer] of answers)
      await question(name).getByRole('button', { name: answer, exact: true }).click();
    await page.getByRole('button', { name: 'Not sure', exact: true }).click();
    await expect(question('Thank you')).toBeVisible();
    // The week that they have seen stays, so the furnace is booked in it or in the next one.
    const week = (offset: string) => site.server.call('getWeek', { params: { offset } }, resident.token);
    const titles = async () =>
      (await Promise.all(['0', '1'].map(week))).flatMap(({ tasks }) => tasks.map(({ title }) => title));
    await expect.poll(titles).toContain(furnace);
    await expect(task(safetySwitch)).toBeVisible();

    const excluded = page.waitForResponse(/\/not-here$/);
    await choose(safetySwitch, 'Not in my home');
    await expect(task(safetySwitch)).toHaveCount(0);
    await excluded;
    await choose(alarm, 'Done earlier…');
    const dialog = page.getByRole('dialog', { name: 'When did you do it?' });
    await dialog.getByLabel('Another day').fill('2026-12-20');
    const saved = page.waitForResponse(/\/complete$/);
    await dialog.getByRole('button', { name: 'Mark as done' }).click();
    await expect(toast('Done on Sunday 20 December 2026')).toBeVisible();
    await saved;
    await page.reload();
    await expect(page.getByRole('button', { name: taskName(alarm, 'Mark Incomplete') })).toBeVisible();
    await expect(task(safetySwitch)).toHaveCount(0);
    await expect(question(answers[0][0])).toHaveCount(0);

    await page.getByRole('link', { name: 'Year', exact: true }).click();
    await expect(page).toHaveURL(/\/year$/);
    await page.getByText('Month by month').click();
    await expect(page.getByRole('region', { name: 'January', exact: true })).toBeVisible();
    const { tasks, today } = await site.server.call('getWeek', { params: { offset: '0' } }, resident.token);
    const done = tasks.find(({ title }) => title === alarm);
    expect([today, done?.completedAt]).toEqual(['2027-01-06', '2026-12-20T11:00:00.000Z']);
    const home = await site.server.call('getHome', {}, resident.token);
    expect(home.excluded.map(({ title }) => title)).toEqual([safetySwitch]);
  });
});
