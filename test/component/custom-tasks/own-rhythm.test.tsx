import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { template } from '../support/serve-templates.ts';
import { create, form, openTab, rows, write } from './custom-tasks-screen.ts';

const filter = { category: 'Water', title: 'Change the filter', frequency: 'Another rhythm' };
const field = (name: string) => form.getByLabelText(name, { exact: true });

describe('a custom task with a rhythm of its own', () => {
  it('is made with its season, steps and item', async () => {
    const { server } = await openTab();
    await write(filter);
    await field('Every').fill('6');
    await expect
      .element(
        page.getByText('It starts this week, and then repeats every 6 weeks, counted from when you last did it.'),
      )
      .toBeVisible();
    await field('Only from').selectOptions('May');
    await field('To the end of').selectOptions('September');
    await form.getByLabelText(/^Steps/).fill('Close the tap\nUnscrew it');
    await field('Part of').selectOptions('Fridge');
    await look('a custom task with a rhythm of its own');
    await create.click();
    await expect.element(rows).toMatchTextContent('Every 6 weeks, May to September');
    await expect.element(rows).toMatchTextContent('2 steps');
    await rests();
    expect(server.saved()).toMatchObject([
      {
        rhythm: { every: 6, unit: 'week', anchor: 'completion', season: { from: 5, to: 9 } },
        steps: ['Close the tap', 'Unscrew it'],
        item: 'Fridge',
      },
    ]);
  });

  it('needs a number and a whole season, and can be made while the items can’t be loaded', async () => {
    await openTab({
      appliances: () => {
        throw refused(503, { message: 'Later' });
      },
    });
    await write(filter);
    await field('Only from').selectOptions('May');
    await create.click();
    await expect.element(field('Every')).toHaveAccessibleDescription(/Please enter a whole number, from 1 to 1,040/);
    await expect.element(field('To the end of')).toHaveAccessibleDescription(/Please choose both months, or neither/);
    await look('a rhythm without a number');
    await field('Every').fill('2');
    await field('Unit').selectOptions('years');
    await field('Counted').selectOptions('from its first day, on fixed dates');
    await field('Only from').selectOptions('All year');
    await create.click();
    await expect.element(rows).toMatchTextContent('Every 2 years');
  });

  it('says at its season that it never comes then', async () => {
    await openTab();
    respond('createTemplate', () => {
      const issues = [{ path: 'rhythm.season', message: 'Season must contain a turn of the rhythm' }];
      throw refused(400, { message: 'Season must contain a turn of the rhythm', code: 'invalid_input', issues });
    });
    await write(filter);
    await field('Every').fill('1');
    await create.click();
    await expect.element(field('To the end of')).toHaveAccessibleDescription(/must contain a turn/);
  });

  it('is edited as it is, and becomes one of the words again', async () => {
    const rhythm = { every: 3, unit: 'day', anchor: 'date', from: '2027-01-06', season: null } as const;
    await openTab({ templates: [template({ rhythm, steps: ['Strip', 'Wash'], item: 'Fridge' })] });
    await expect.element(rows).toMatchTextContent('Every 3 days');
    await page.getByRole('button', { name: 'Edit Wash the dog’s bed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit the custom task' });
    await expect.element(dialog.getByLabelText('Every', { exact: true })).toHaveValue('3');
    await expect.element(dialog.getByLabelText(/^Steps/)).toHaveValue('Strip\nWash');
    await expect.element(dialog.getByLabelText('Part of')).toHaveValue('Fridge');
    await dialog.getByRole('radio', { name: 'Weekly' }).click();
    await dialog.getByLabelText(/^Steps/).fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(rows).toMatchTextContent('Weekly');
    await rests();
    expect(requestsTo('updateTemplate')[0]?.body).toMatchObject({ recurrence: 'weekly', steps: [] });
    expect(requestsTo('updateTemplate')[0]?.body.rhythm).toBeUndefined();
  });
});

describe('a custom task that is due by use', () => {
  const meter = {
    id: '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11',
    name: 'Generator',
    unit: 'hours',
    item: null,
    readings: [],
    perDay: null,
    tasks: [],
    readingWanted: false,
  };

  it('is made with its meter, its use and the longest time', async () => {
    const { server } = await openTab();
    respond('listMeters', () => [meter]);
    await write({ category: 'Garage', title: 'Change the oil', frequency: 'By use' });
    await create.click();
    await expect.element(field('Meter')).toHaveAccessibleDescription(/Please choose a meter/);
    await field('Meter').selectOptions('Generator');
    await form.getByLabelText('After (hours)').fill('250');
    await form.getByLabelText(/^At the latest after/).fill('12');
    await field('Unit').selectOptions('months');
    await look('a custom task that is due by use');
    await create.click();
    await expect.element(rows).toMatchTextContent('Every so much use or every 12 months');
    await rests();
    expect(server.saved()).toMatchObject([
      { use: { meter: meter.id, every: 250 }, rhythm: { every: 12, unit: 'month', anchor: 'completion' } },
    ]);
  });

  it('leads to the meters while there is none', async () => {
    await openTab();
    respond('listMeters', () => []);
    await write({ category: 'Garage', title: 'Change the oil', frequency: 'By use' });
    await expect.element(form.getByRole('link', { name: 'Add a meter' })).toBeVisible();
  });
});
