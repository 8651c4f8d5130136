import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';
import { taskName, weekPage } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const alarm = 'Test every smoke and carbon monoxide alarm';
const filtersOfCooler = 'Clean the air conditioner’s indoor filters';
const filterOfDishwasher = 'Clean the dishwasher’s filter';

describe('a new household', () => {
  it('shapes its first week with answers, an exclusion and earlier work, and sees the year ahead', async () => {
    const resident = await site.resident({
      features: {
        propertyType: ['Apartment'],
        heatingEnergySystems: ['Air Conditioning'],
        generalAppliances: ['Dishwasher'],
      },
    });
    const page = await site.open('/dashboard', { as: resident });
    const { task, choose, toast } = weekPage(page);
    await expect(task(filtersOfCooler)).toBeVisible();
    const question = (name: string) => page.getByRole('region', { name, exact: true });
    const answers = [
      ['Does anything in your home burn gas, oil, wood or coal, or is a garage attached?', 'No'],
      ['How are winters where you live?', 'No frost'],
      ['Which kind of air conditioning do you have?', 'Outdoor unit out of reach'],
    ] as const;
    for (const [name, answer] of answers)
      await question(name).getByRole('button', { name: answer, exact: true }).click();
    await expect(question('Thank you')).toBeVisible();
    // Without winters, the air conditioner has no season that begins in January.
    await expect(task(filtersOfCooler)).toHaveCount(0);
    await expect(task(filterOfDishwasher)).toBeVisible();

    await choose(filterOfDishwasher, 'Not in my home');
    await expect(task(filterOfDishwasher)).toHaveCount(0);
    await choose(alarm, 'Done earlier…');
    const dialog = page.getByRole('dialog', { name: 'When did you do it?' });
    await dialog.getByLabel('Another day').fill('2026-12-20');
    await dialog.getByRole('button', { name: 'Mark as done' }).click();
    await expect(toast('Done on Sunday 20 December 2026')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: taskName(alarm, 'Mark Incomplete') })).toBeVisible();
    await expect(task(filterOfDishwasher)).toHaveCount(0);
    await expect(question(answers[0][0])).toHaveCount(0);

    await page.getByRole('link', { name: 'The year ahead' }).click();
    await expect(page).toHaveURL(/\/year$/);
    await expect(page.getByRole('region', { name: 'January', exact: true })).toBeVisible();
    const { tasks, today } = await site.server.call('getWeek', { params: { offset: '0' } }, resident.token);
    const done = tasks.find(({ title }) => title === alarm);
    expect([today, done?.completedAt]).toEqual(['2027-01-06', '2026-12-20T11:00:00.000Z']);
    const { excluded } = await site.server.call('getHome', {}, resident.token);
    expect(excluded.map(({ title }) => title)).toEqual([filterOfDishwasher]);
  });
});
