import { describe, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { preferences } from '#words/app/preferences.ts';
import { expect } from '../support/browser/visitors.ts';
import type { SignedIn } from '../support/server/client.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. The sandbox plays the model. */
const site = makeSite();

async function premiumResident(): Promise<SignedIn> {
  const resident = await site.resident();
  const rows = site.server.database.knex('households').where({ id: resident.user.id });
  await rows.update({ premium_granted_at: new Date() });
  return resident;
}

describe('the assistant', () => {
  it('gives steps that cite our tasks, and an answer that the user can read again and delete', async () => {
    const page = await site.open('/dashboard', { as: await premiumResident() });
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your question' }).fill('my dishwasher smells');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();

    const answer = page.getByRole('region', { name: 'The answer' });
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    const sources = answer.getByRole('list', { name: 'Sources' }).getByRole('button');
    await expect(sources).not.toHaveCount(0);
    const cited = (await sources.allInnerTexts()).map((text) => text.replace(/^Task: /, ''));
    const titles = [...careTaskById.values()]
      .filter(({ item }) => item.slug === 'dishwasher')
      .map(({ task }) => task.title);
    expect(cited.filter((title) => titles.includes(title)).length).toBeGreaterThan(0);
    await sources.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Background and sources')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    await page.reload();
    const questions = page.getByRole('region', { name: 'Your questions' });
    await questions.getByText('my dishwasher smells').click();
    await expect(questions.getByRole('list', { name: 'Sources' }).first()).toBeVisible();
    await questions.getByRole('button', { name: 'Delete this question' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(questions).toHaveCount(0);
  });

  it('proposes the make and model on a nameplate, which then belong to the home', async () => {
    const page = await site.open('/ask', { as: await premiumResident() });
    await page.getByRole('textbox', { name: 'Your question' }).fill('what is this?');
    const buffer = Buffer.concat([
      Buffer.from(pixel, 'base64'),
      Buffer.from('Nameplate: Nordhaus / NH 7 / Dishwasher.'),
    ]);
    await page.getByLabel('Photo or manual').setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('button', { name: 'Record it' }).click();
    await expect(page.getByText('Recorded.')).toBeVisible();
    await page.goto('/appliances');
    await expect(page.getByRole('main')).toContainText('Nordhaus NH 7');
  });

  it('writes a note and lines, which are labelled, until the user switches it off', async () => {
    const resident = await premiumResident();
    // The first look makes a job of it, for the sandbox's model.
    await site.server.call('getWeek', { params: { offset: '0' } }, resident.token);
    await site.server.settle();
    const page = await site.open('/dashboard', { as: resident });
    const note = page.getByRole('figure');
    await expect(note).toContainText(/this week/i);
    await expect(note).toContainText('Written by the assistant');
    // Its lines are inside the tasks, and not every task has one.
    for (const opener of await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').all()) {
      await opener.click();
    }
    await expect(page.getByText('Assistant:').first()).toBeVisible();
    await page.goto('/settings?tab=preferences#pause');
    const weeks = page.getByRole('switch', { name: 'Use the assistant' });
    await weeks.click();
    // The switch shows what is being saved before it is.
    await expect(page.getByText(preferences.assistantOff)).toBeVisible();
    await page.reload();
    await expect(weeks).not.toBeChecked();
  });
});

/** A picture of one pixel. The sandbox reads the words after it as if they were in the picture. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
