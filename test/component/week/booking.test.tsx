import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guide, newId } from '../support/data.ts';
import { look } from '../support/look.ts';
import { rests } from '../support/rests.ts';
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
    await expect.element(page.getByText('Book a visit')).toBeVisible();
    await choose('Book the chimney sweep', 'Appointment made');
    await expect.element(button('Mark Incomplete Book the chimney sweep')).toBeVisible();
    await expect.element(page.getByText('Book a visit')).not.toBeInTheDocument();
  });

  it('that was booked earlier says so, and asks when they come', async () => {
    const app = await openWeek([sweep]);
    await choose('Book the chimney sweep', 'Booked earlier…');
    const when = page.getByRole('dialog', { name: 'When did you make the appointment?' });
    await expect.element(when.getByRole('button', { name: 'Appointment made' })).toBeVisible();
    await look('a visit that was booked earlier');
    await when.getByRole('button', { name: 'Yesterday' }).click();
    await expect.poll(() => app.saved()).toContain(`Book the chimney sweep: ${today} done`);
    await expect.element(toast('Appointment made yesterday')).toBeVisible();
    await page.getByRole('button', { name: 'When do they come?' }).click();
    await expect.element(page.getByRole('dialog', { name: 'When do they come?' })).toMatchTextContent(sweep.title);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(button('Appointment made Book the chimney sweep')).toBeVisible();
  });

  it('that a mail said to be booked opens with the same question, once', async () => {
    const id = newId();
    await openWeek([{ ...sweep, id, completed: true, completedAt: `${today}T08:00:00Z` }], `/dashboard?visit=${id}`);
    const when = page.getByRole('dialog', { name: 'When do they come?' });
    await when.getByRole('button', { name: 'Tomorrow' }).click();
    await expect.element(task('Be there for the visit: Chimney')).toBeVisible();
    await rests();
    expect(when.query()).toBeNull();
  });

  it('that a mail said to be booked is asked about in its own week, which stays', async () => {
    const id = newId();
    const nextWeek = { id, scheduledAt: '2027-01-13', completed: true, completedAt: `${today}T08:00:00Z` };
    const app = await openWeek([{ ...sweep, ...nextWeek }], `/dashboard?week=1&visit=${id}`);
    const when = page.getByRole('dialog', { name: 'When do they come?' });
    await expect.element(when).toMatchTextContent(sweep.title);
    await userEvent.keyboard('{Escape}');
    await rests();
    expect(when.query()).toBeNull();
    expect(app.address()).toBe('/dashboard?week=1');
  });

  it('that the week no longer shows leaves a form for the visit, and none in another home', async () => {
    const app = await openWeek([sweep], `/dashboard?visit=${newId()}`);
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await rests();
    app.goTo(`/dashboard?home=${newId()}&visit=${newId()}`);
    await expect.poll(app.address).toBe('/dashboard');
    await rests();
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});
