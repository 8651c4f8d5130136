import { describe, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { essentialItems } from '#core/domain/care/care-task.ts';
import { tickedOf } from '#core/domain/care/ticked.ts';
import { addDays } from '#core/domain/time/dates.ts';
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

const villa: readonly string[] = [
  ...['Fridge', 'Gas Stove', 'Microwave', 'Oven', 'Espresso Machine', 'Wine/Cellar Fridge', 'Bathtub', 'Shower'],
  ...['Air Conditioning', 'Central Heating', 'Chimney', 'Dishwasher', 'Dryer', 'Washing Machine', 'Water Heater'],
  ...['BBQ Grill', 'Deck/Patio', 'Pool', 'Flower Garden', 'Hedges', 'Lawn', 'Terrace', 'Trees', 'Irrigation System'],
  ...essentialItems,
];

/** 1509 entries: the care tasks of a villa, each as often as five years have room for. */
function fiveYears() {
  const turns = catalogue
    .filter(({ name }) => villa.includes(name))
    .flatMap(({ name, tasks }) =>
      tasks.flatMap((task) =>
        Array.from({ length: Math.ceil((5 * 365) / task.intervalDays) }, (_, turn) => ({
          source: `care:${task.id}` as const,
          isBooking: tickedOf(task) === 'visit',
          occurrence: String(turn),
          title: task.title,
          category: name,
          scheduledOn: addDays('2027-01-05', -turn * task.intervalDays),
        })),
      ),
    );
  // Some turns of each are skipped.
  const kept = turns.filter(
    (_, index) => Math.floor((index * 1509) / turns.length) !== Math.floor(((index - 1) * 1509) / turns.length),
  );
  return kept.map((task) => ({
    ...task,
    status: 'done' as const,
    completedAt: new Date(`${task.scheduledOn}T10:00:00Z`),
  }));
}

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
    await expect(visits).toContainText('about €150');
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

  it('takes a file from elsewhere: asks what it leaves open, shows what it changes in the plan, imports it, and gives all back', async () => {
    const resident = await boilerOwner();
    const before = await nextService(resident);
    const history = () => site.server.call('exportHistory', {}, resident.token);
    const untouched = await history();
    const page = await site.open('/history', { as: resident });
    await page.getByRole('button', { name: 'Import a file' }).click();
    const dialog = page.getByRole('dialog');
    // Excel's ordinary CSV, in the letters of Western Europe.
    const file = [
      'Our house since 2019',
      'Datum;Arbeit;Firma;Zeit;Kosten;Bewertung',
      `14.12.2026;${boilerService};Dupont Chauffage;2;145,50;gut`,
      '03.09.2026;Kühlschrank abgedichtet;;1;;',
      '01.10.2026;Clean the oven;;3;12,00;sehr gut',
      'Summe;;;;157,50;',
    ].join('\r\n');
    await dialog.getByLabel('File to import').setInputFiles({
      name: 'Haus.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file, 'latin1'),
    });
    await expect(dialog.getByText('Nothing is imported until this is answered.')).toBeVisible();
    await expect(dialog.getByText('“2” is then 2 min or 2 h')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Hours' }).check();
    await expect(dialog.getByRole('status')).toHaveText('3 new, 2 left out');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 4' })).toContainText('Kühlschrank abgedichtet');
    await dialog.getByText('What is left out: 2 lines').click();
    await expect(dialog).toContainText('Above the headings: Our house since 2019');
    await expect(dialog).toContainText('A sum, not work: Summe');
    await dialog.getByText('What the columns mean: 6 columns').click();
    await dialog.getByLabel('“Bewertung” means').selectOption('Left out');
    await expect(dialog.getByRole('region', { name: 'What changes in your plan' })).toContainText('2027');
    await dialog.getByRole('button', { name: 'Import 3 entries' }).click();
    await expect(page.getByText('3 entries imported')).toBeVisible();

    await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2026' }).click();
    const entries = page.getByRole('region', { name: 'All entries' }).getByRole('listitem');
    await expect(entries.filter({ hasText: boilerService })).toContainText('Dupont Chauffage');
    await expect(entries.filter({ hasText: 'Clean the oven' })).not.toContainText('sehr gut');
    const after = await nextService(resident);
    expect(before !== undefined && after !== undefined && after > before).toBe(true);

    const undone = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await undone).status()).toBe(200);
    await expect(page.getByText('The import was undone')).toBeVisible();
    await expect(entries).toHaveCount(0);
    expect(await nextService(resident)).toBe(before);
    expect(await history()).toEqual(untouched);
  });

  it('prints five years of a large home on three pages without the site around it, and every entry only in the annex', async () => {
    const resident = await site.resident();
    const years = fiveYears();
    await plantTasks(
      site.server,
      resident,
      years.map(({ isBooking: _, ...task }) => task),
    );
    const jobs = years.filter(({ isBooking }) => !isBooking).length.toLocaleString('en');
    const page = await site.open('/history/passport', { as: resident });
    await expect(page.getByRole('region', { name: 'Maintenance' })).toContainText('other jobs by the household');
    await expect(page.getByRole('region', { name: 'In figures' })).toContainText(`${jobs} jobs done`);
    // Prints as it is shown, only for the screen's own controls.
    const pages = async () => {
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    };
    expect(await pages()).toBeLessThanOrEqual(3);
    await page.getByText('Every entry, in an annex').click();
    await expect(page.getByRole('region', { name: 'Annex: every entry' })).toBeVisible();
    expect(await pages()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('contentinfo').first()).toBeHidden();
  });

  it('prints a year as a poster on one page, and nothing of the page behind it', async () => {
    const resident = await site.resident();
    const work = { item: 'Oven', title: 'Clean the oven', minutes: 20 };
    for (const date of ['2026-03-07', '2026-06-06'])
      await site.server.call('recordWork', { body: { ...work, date } }, resident.token);
    const page = await site.open('/history?year=2026', { as: resident });
    await page.getByRole('button', { name: 'Import or export' }).click();
    await page.getByRole('menuitem', { name: 'The year as a poster…' }).click();
    await expect(page.getByRole('dialog')).toContainText('Something was done in 2 of them.');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog').getByText('Oven')).toBeVisible();
    await expect(page.locator('#entries')).toBeHidden();
  });

  it('takes back a completion, and with Undo its details too', async () => {
    const resident = await site.resident();
    await plantTasks(site.server, resident, [{ title: 'Wipe the seals', scheduledOn: '2027-01-05', status: 'done' }]);
    const page = await site.open('/dashboard', { as: resident });
    await page.getByRole('button', { name: 'Monday and Tuesday: all done' }).click();
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
});
