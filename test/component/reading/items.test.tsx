import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { showOn } from '../support/media.ts';
import { main, open } from '../support/open.tsx';
import { rests } from '../support/rests.ts';

const title = page.getByRole('heading', { level: 1 });
const printButton = page.getByRole('button', { name: 'Print this list' });

it('the page of an item leads from its table to a task, and to other items of the room', async () => {
  const app = await open('/items/fridge');
  await expect.element(title).toHaveTextContent('Fridge maintenance');
  await look('an item');
  const rows = page.getByRole('table', { name: 'At a glance' });
  await rows.getByRole('link').first().click();
  await expect.poll(app.address).toMatch(/^\/items\/fridge#fridge\./);
  await rests();
  expect(document.getElementById(app.address().split('#')[1] ?? '')?.tagName).toBe('LI');
  await page
    .getByRole('navigation', { name: 'More to look after: kitchen' })
    .getByRole('link', { name: 'Oven' })
    .click();
  await expect.element(title).toHaveTextContent('Oven maintenance');
});

it('an unknown item has the page for missing addresses', async () => {
  await open('/items/unicorn');
  await expect.element(title).toHaveTextContent('There is no room behind this door');
});

it('the page of a country leads to its items and to other countries', async () => {
  const app = await open('/rules/germany');
  await expect.element(title).toHaveTextContent('Home maintenance rules in Germany');
  await look('the rules of a country');
  await page.getByRole('navigation', { name: 'Other countries' }).getByRole('link', { name: 'Netherlands' }).click();
  await expect.element(title).toHaveTextContent('Home maintenance rules in the Netherlands');
  await main().getByRole('link', { name: 'Smoke Alarm' }).first().click();
  await expect.poll(app.address).toBe('/items/smoke-alarm');
});

it('the page of all rules leads to a country', async () => {
  await open('/rules');
  await page.getByRole('navigation', { name: 'Twenty-five countries' }).getByRole('link', { name: 'Poland' }).click();
  await expect.element(title).toHaveTextContent('Home maintenance rules in Poland');
});

it('an unknown country has the page for missing addresses', async () => {
  await open('/rules/unicorn');
  await expect.element(title).toHaveTextContent('There is no room behind this door');
});

it('a checklist prints its tasks without what is for the screen', async () => {
  await open('/checklists/spring');
  await expect.element(printButton).toBeVisible();
  await look('a checklist');
  await showOn('print');
  await expect.element(printButton).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'The other seasons' })).not.toBeInTheDocument();
  await expect.element(main().getByRole('listitem').first()).toBeVisible();
});
