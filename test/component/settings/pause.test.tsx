import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { toast } from './settings-screen.ts';

// Today is Wednesday 6 January 2027.
const soon = '2027-01-16';
const later = '2027-01-29';
const undo = (said: string) => toast(said).getByRole('button', { name: 'Undo' }).click();
const form = page.getByRole('form', { name: 'Pause' });

describe('a pause', () => {
  it('needs two days, moves tasks to the days after it, and can be ended', async () => {
    const app = await openAs(user(), '/settings?tab=preferences#pause');
    const save = form.getByRole('button', { name: 'Pause' });
    await save.click();
    await expect.element(form.getByLabelText('First day')).toHaveAccessibleDescription('Please choose a day');
    await form.getByLabelText('First day').fill(soon);
    await form.getByLabelText('Last day').fill(later);
    await save.click();
    await expect.element(toast('Paused. 2 tasks moved to the days after it')).toBeVisible();
    await rests();
    expect(app.saved().pause).toEqual({ from: soon, to: later });
    await look('a pause');
    await page.getByRole('button', { name: 'End the pause' }).click();
    await expect.element(toast('The pause is over')).toBeVisible();
    await rests();
    expect(app.saved().pause).toBeNull();
    await undo('The pause is over');
    await expect.poll(() => app.saved().pause).toEqual({ from: soon, to: later });
    await form.getByLabelText('Last day').fill(soon);
    await form.getByRole('button', { name: 'Change the pause' }).click();
    await expect.poll(() => app.saved().pause).toEqual({ from: soon, to: soon });
    await toast('Paused').getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => app.saved().pause).toEqual({ from: soon, to: later });
  });

  it('says why it could not be saved, and keeps the days', async () => {
    await openAs(user(), '/settings?tab=preferences#pause');
    respond('setPause', () => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await form.getByLabelText('First day').fill(soon);
    await form.getByLabelText('Last day').fill(later);
    await form.getByRole('button', { name: 'Pause' }).click();
    await expect.element(form.getByLabelText('Last day')).toHaveAccessibleDescription('Our database is away.');
    await expect.element(form.getByLabelText('Last day')).toHaveValue(later);
    await rests();
    expect(requestsTo('setPause')).toHaveLength(1);
  });
});
