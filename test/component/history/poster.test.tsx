import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, serveHistory } from '../support/serve-history.ts';
import { texts } from '../support/texts.ts';
import { button, dialog } from './history-screen.ts';

const poster = page.getByRole('menuitem', { name: 'The year as a poster…' });
const company = { kind: 'company', name: 'Dupont', phone: '' } as const;

it('a year is one page to print: its weeks, its hours, its visits and what was cared for', async () => {
  serveHistory([
    entry({ date: '2026-03-07', item: 'Central Heating', professional: true, by: company, minutes: 60, safety: true }),
    entry({ date: '2026-03-08' }),
    entry({ date: '2026-06-07' }),
    // Only booked: in no figure of the poster.
    entry({
      date: '2026-09-05',
      item: 'Chimney',
      professional: true,
      by: { kind: 'me', name: '', phone: '' },
      safety: true,
    }),
    entry({ date: '2026-10-03', item: 'Oven', kind: 'missed', safety: true }),
    // Names no item.
    entry({ date: '2026-06-08', item: 'Other' }),
  ]);
  await openAs(user(), '/history?year=2026');
  await button('Import or export').click();
  await poster.click();
  await expect.element(dialog.getByRole('heading', { name: '2026 in your home' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent('Something was done in 3 of them.');
  await expect
    .element(dialog)
    .toMatchTextContent(/Time spent.*1 h 30 min.*Jobs.*4.*Visits by professionals.*1.*Safety checks.*1/);
  await rests();
  expect(texts(dialog.getByRole('listitem'))).toEqual(['Fridge', 'Central Heating']);
  await look('a year as a poster');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click();
  await rests();
  expect(print).toHaveBeenCalledOnce();
});

it('all years together, and a year without anything done, or with only visits that were booked, are no poster', async () => {
  serveHistory([
    entry({ date: '2026-10-03', kind: 'missed' }),
    entry({ date: '2026-09-05', item: 'Chimney', professional: true }),
    entry({ date: '2025-10-03' }),
  ]);
  for (const year of ['2026', 'all']) {
    const app = await openAs(user(), `/history?year=${year}`);
    await button('Import or export').click();
    await expect.element(page.getByRole('menuitem', { name: 'Export as CSV' })).toBeVisible();
    await rests();
    expect([year, poster.elements().length]).toEqual([year, 0]);
    await app.close();
  }
});
