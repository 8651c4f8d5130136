import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, euros } from '../support/serve-history.ts';
import { serveWeek } from '../support/serve-week.ts';
import { texts } from '../support/texts.ts';

const dialog = page.getByRole('dialog', { name: 'Add a note or cost' });
const id = newId();
const noted = entry({
  id,
  title: 'Clean the filter',
  fullTitle: 'Kettle: clean the filter',
  item: 'Other',
  origin: 'own',
  date: '2027-01-06',
  note: 'Worn',
});

async function openDetails() {
  serveWeek([
    {
      id,
      title: 'Clean the filter',
      fullTitle: 'Kettle: clean the filter',
      completed: true,
      completedAt: '2027-01-06T09:00:00Z',
    },
  ]);
  await openAs(user({ country: 'GB' }), '/dashboard');
  await main().getByRole('button', { name: 'More for Kettle: clean the filter' }).click();
  await page.getByRole('menuitem', { name: 'Add a note or cost…' }).click();
}

describe('a done task', () => {
  it('gets a cost in the currency of the country, and keeps the note it had', async () => {
    respond('getEntry', () => noted);
    respond('changeEntry', ({ body }) => ({ ...noted, note: body.note }));
    await openDetails();
    await expect.element(dialog.getByLabelText('Note')).toHaveValue('Worn');
    await expect.element(dialog).toHaveAccessibleDescription('Kettle: clean the filter');
    await dialog.getByLabelText('Cost in British Pound').fill('12.50');
    await expect.element(dialog.getByText('£', { exact: true })).toBeVisible();
    await look('the details of a done task');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(page.getByRole('dialog').filter({ hasText: 'Saved in your history' }))
      .toMatchTextContent('Kettle: clean the filter');
    await rests();
    expect(requestsTo('changeEntry').map(({ params, body }) => [params.id, body.note, body.cost])).toEqual([
      [id, 'Worn', { minor: 1_250, currency: 'GBP' }],
    ]);
  });

  it('shows the form only once its details are known', async () => {
    respond('getEntry', () => {
      throw refused(400);
    });
    await openDetails();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('We couldn’t load your history');
    await expect.element(dialog.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    respond('getEntry', () => ({ ...noted, cost: euros(500) }));
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByLabelText('Cost in Euro')).toHaveValue('5');
  });

  it('may have cost something in another currency of today', async () => {
    respond('getEntry', () => noted);
    respond('changeEntry', () => noted);
    await openDetails();
    await dialog.getByRole('button', { name: 'Change the currency' }).click();
    const currency = dialog.getByLabelText('Currency');
    await expect.element(currency).toHaveFocus();
    await rests();
    const names = texts(currency.getByRole('option'));
    expect(names[0]).toBe('British Pound (GBP)');
    expect(names).toContain('Swiss Franc (CHF)');
    expect(names.filter((name) => /\d{4}|Special|Gold|Sucre|SLL/.test(name))).toEqual([]);
    await currency.selectOptions('CHF');
    await dialog.getByLabelText('Cost in Swiss Franc').fill('80');
    await look('a cost in another currency');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => requestsTo('changeEntry').length).toBe(1);
    await rests();
    expect(requestsTo('changeEntry')[0]?.body.cost).toEqual({ minor: 8_000, currency: 'CHF' });
  });
});
