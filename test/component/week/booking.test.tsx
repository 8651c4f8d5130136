import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { guide } from '../support/data.ts';
import { look } from '../support/look.ts';
import { button, choose, openWeek, task, toast } from './week-screen.ts';

const today = '2027-01-06';
const sweep = {
  title: 'Book the chimney sweep',
  category: 'Chimney',
  scheduledAt: today,
  guide: guide({ professional: true }),
};

describe('a task that is to book a visit', () => {
  it('is ticked with “Appointment made”, and asks when they come', async () => {
    const app = await openWeek([sweep]);
    await button('Appointment made Book the chimney sweep').click();
    await expect.poll(() => app.saved()).toContain(`Book the chimney sweep: ${today} done`);
    await expect.element(toast('Appointment made')).toBeVisible();
    await page.getByRole('button', { name: 'When do they come?' }).click();
    await expect.element(page.getByRole('dialog', { name: 'When do they come?' })).toBeVisible();
    await look('the day of a visit');
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect.element(task('Be there for the visit: Chimney')).toBeVisible();
  });

  it('says so in its menu too', async () => {
    await openWeek([sweep]);
    await choose('Book the chimney sweep', 'Appointment made');
    await expect.element(button('Mark Incomplete Book the chimney sweep')).toBeVisible();
  });
});
