import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { disconnect, reconnect } from '../support/browser/disconnect.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { untilKept } from '../support/browser/until-kept.ts';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const photo = (name: string) => fileURLToPath(new URL(`../fixtures/photos/${name}`, import.meta.url));
const plate = { title: 'Wipe the seals', scheduledOn: '2027-01-06', status: 'done' } as const;

/** Presses what opens the camera, and takes the photo: the shutter and OK are two more presses. */
async function take(page: Page, name: string, open: () => Promise<void>) {
  const [camera] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  expect(await camera.element().getAttribute('capture')).toBe('environment');
  await camera.setFiles(photo(name));
}

describe('a photo', () => {
  it('goes from a phone’s camera into the passport in six presses, upright and without its place', async () => {
    const { page, resident } = await openWeek(site, [plate], phone);
    let presses = 2;
    const press = async (what: ReturnType<Page['getByRole']>) => {
      presses++;
      await what.click();
    };
    await press(page.getByRole('link', { name: 'History' }));
    await press(page.getByRole('button', { name: /^More for Wipe the seals/ }));
    await take(page, 'turned.jpg', () => press(page.getByRole('menuitem', { name: 'Take a photo…' })));
    await expect(page.getByText('1 photo saved')).toBeVisible();
    expect(presses).toBe(5);

    const shown = page.getByRole('button', { name: /^Photo 1 of 1: Wipe the seals/ });
    await expect(shown).toBeVisible();
    const size = () =>
      shown.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([32, 48]);
    const { entries } = await site.server.call('getHistory', {}, resident.token);
    const [file] = entries.flatMap(({ files }) => files);
    const content = Buffer.from(await (await fetch(`${site.server.url}${file?.url}`)).arrayBuffer()).toString('latin1');
    expect(content.slice(8, 12)).toBe('WEBP');
    expect(content).not.toMatch(/Exif|GPS|Acme/);

    await press(page.getByRole('link', { name: 'Open it' }));
    const inPassport = page.locator('figure img');
    await inPassport.scrollIntoViewIfNeeded();
    await expect.poll(() => inPassport.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(48);
    expect(presses).toBe(6);
    await axe(page, 'a passport with a photo');
    await page.goBack();

    await shown.click();
    const dialog = page.getByRole('dialog', { name: 'Photo' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete…' }).click();
    await dialog.getByRole('button', { name: 'Delete the photo' }).click();
    await expect(shown).toHaveCount(0);
  });

  it('of a task and of an appliance, taken without a connection, waits through a reload and is sent once', async () => {
    const offline = {
      serviceWorkers: 'allow',
      expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/],
    } as const;
    const { page, resident, choose, toast, task } = await openWeek(site, [plate], { ...phone, ...offline });
    const id = (await task('Wipe the seals').getAttribute('data-task')) ?? '';
    await untilKept(page);
    await page.goto('/appliance?item=dishwasher');
    await expect(page.getByRole('heading', { name: 'Dishwasher' })).toBeVisible();
    const add = page.getByRole('button', { name: 'Add', exact: true }).last();
    const camera = page.getByRole('menuitem', { name: 'Take a photo…' });
    // The menu's script comes with the first press, and a second one closes a menu that is open.
    await add.click();
    await expect(camera).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(camera).toHaveCount(0);
    await untilAtRest(page);
    await disconnect(page);
    await add.click();
    await take(page, 'baseline.jpg', () => camera.click());
    await expect(page.getByText('1 photo saved on this device')).toBeVisible();

    await page.goto('/dashboard');
    // This line comes last, and moves the week down, so that a press before it would miss.
    await expect(page.getByText('1 change waiting to be sent.')).toBeVisible();
    await untilAtRest(page);
    // On a phone, an open task has the menu.
    await task('Wipe the seals').getByRole('heading').getByRole('button').click();
    await take(page, 'baseline.jpg', () => choose('Wipe the seals', 'Take a photo…'));
    await expect(toast('1 photo saved on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 changes waiting to be sent.')).toBeVisible();

    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/files')) sent.push(request.url());
    });
    await reconnect(page);
    // What is sent within a second isn't mentioned, and between the two the page rests.
    const left = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((each) => each.startsWith('unsent.'));
        return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
      });
    await expect.poll(left).toBe(0);
    await untilAtRest(page);
    expect(sent).toHaveLength(2);
    const appliance = await site.server.call('getAppliance', { params: { item: 'dishwasher' } }, resident.token);
    expect(appliance.files.map(({ purpose }) => purpose)).toEqual(['photo']);
    const entry = await site.server.call('getEntry', { params: { id } }, resident.token);
    expect(entry.files).toHaveLength(1);
    await page.goto('/history/passport');
    await expect(page.locator('figure')).toHaveCount(1);
    await page.goto('/appliance?item=dishwasher');
    await expect(page.getByRole('button', { name: 'Photo 1 of 1: Photos, Dishwasher' })).toBeVisible();
  });
});
