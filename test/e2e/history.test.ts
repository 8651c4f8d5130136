import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import type { SignedIn } from '../support/server/client.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const boilerService = 'Book the yearly service of the gas boiler';

/** A resident whose home has a gas boiler. */
async function boilerOwner(): Promise<SignedIn> {
  const resident = await site.resident();
  await site.server.call('answerQuestions', { body: { answers: { 'heat-source': 'gas-boiler' } } }, resident.token);
  return resident;
}

const nextService = async ({ token }: SignedIn) => {
  const { visits } = await site.server.call('getVisits', {}, token);
  return visits.find(({ title }) => title === boilerService)?.weekStart;
};

describe('the history', () => {
  it('counts a recorded boiler service in the plan, and shows it to a buyer until the link is revoked', async () => {
    const resident = await boilerOwner();
    const before = await nextService(resident);
    const page = await site.open('/history', { as: resident, expected: [/status of 404/] });
    await page.getByRole('button', { name: 'Record past work' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'What was it for?' }).fill('boiler');
    await dialog.getByRole('option', { name: 'Central Heating' }).click();
    await dialog.getByRole('combobox', { name: 'What was done?' }).selectOption(boilerService);
    await dialog.getByLabel('Day').fill('2026-12-14');
    await dialog.getByText('Company', { exact: true }).click();
    await dialog.getByLabel('Name').fill('Dupont Chauffage');
    await dialog.getByLabel('Cost').fill('145,50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Recorded in your history')).toBeVisible();

    await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2026' }).click();
    const entry = page.getByRole('region', { name: 'All entries' }).getByRole('listitem');
    await expect(entry).toContainText(boilerService);
    await expect(entry).toContainText('€145.50');
    const visits = page.getByRole('region', { name: 'Visits ahead' });
    await expect(visits).toContainText('about €145.50');
    const after = await nextService(resident);
    expect({ before, isLater: before !== undefined && after !== undefined && after > before }).toEqual({
      before,
      isLater: true,
    });
    await page.reload();
    await expect(entry).toContainText('Dupont Chauffage');

    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByText('Show costs').click();
    await dialog.getByRole('button', { name: 'Create the link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue();
    const buyer = await site.open(link, { expected: [/status of 404/] });
    const service = buyer.getByRole('row', { name: new RegExp(boilerService) });
    await expect(service).toContainText('€145.50');
    await expect(buyer.getByRole('main')).not.toContainText('Dupont');
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('House passport');

    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog.getByRole('button', { name: 'Create the link' })).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  it('takes back a completion, and with Undo its details too', async () => {
    const resident = await site.resident();
    await plantTasks(site.server, resident, [{ title: 'Wipe the seals', scheduledOn: '2027-01-05', status: 'done' }]);
    const page = await site.open('/dashboard', { as: resident });
    await page.getByRole('button', { name: /More for .*wipe the seals/i }).click();
    await page.getByRole('menuitem', { name: 'Add a note or cost…' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Used vinegar');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved in your history')).toBeVisible();

    await page.getByRole('link', { name: 'History' }).click();
    const entry = page.getByRole('region', { name: 'All entries' }).getByRole('listitem');
    await expect(entry).toContainText('Used vinegar');
    await page.getByRole('button', { name: /More for .*wipe the seals/i }).click();
    await page.getByRole('menuitem', { name: 'Mark as not done' }).click();
    await expect(entry).toHaveCount(0);
    const restored = page.waitForResponse((response) => response.url().endsWith('/restore'));
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await restored).status()).toBe(200);
    await expect(entry).toContainText('Used vinegar');
  });

  it('prints the house passport on pages without the site around it', async () => {
    const resident = await boilerOwner();
    const works = Array.from({ length: 60 }, (_, index) => ({
      date: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
      item: 'Central Heating',
      title: `Repair ${index + 1}`,
    }));
    for (const body of works) await site.server.call('recordWork', { body }, resident.token);
    const page = await site.open('/history/passport', { as: resident });
    await expect(page.getByRole('row', { name: /Repair/ })).toHaveCount(60);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // Each page object of the file; the compressed object streams of other generators would hide them.
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('contentinfo').first()).toBeHidden();
  });
});
