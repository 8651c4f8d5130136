import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import type { App } from '#apps/composition/container.ts';
import { buildWeb } from '#apps/site/build.ts';
import { cleanFile } from '#core/domain/files/clean-file.ts';
import { fileLimits } from '#core/domain/files/limits.ts';
import type { Household } from '#core/domain/home/household.ts';
import { installChromium, launchOptions } from '#test/support/browser/chromium.ts';
import { reservePorts } from '#test/support/server/ports.ts';
import { buildServer } from '../build/build-server.ts';
import { startDatabase } from './database.ts';
import { everything, furnish } from './five-years.ts';
import { goals, textOf } from './goals.ts';
import { startProgram } from './program.ts';
import { counted, median } from './report.ts';
import { makeResident, serverSettings } from './resident.ts';

const rounds = 6;
const photoCount = 300;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** Distinct photos as the app sends them: WebP, scaled to the longest side. Their grain compresses no better than a camera's. */
async function takePhotos(browser: Browser): Promise<readonly Uint8Array[]> {
  const page = await browser.newPage();
  const take = (seed: number) =>
    page.evaluate(
      async ([seed, width]) => {
        const canvas = new OffscreenCanvas(width, width * 0.75);
        const paint = canvas.getContext('2d');
        if (!paint) throw new Error('no canvas');
        for (let shape = 0; shape < 400; shape++) {
          paint.fillStyle = `hsl(${(seed * 37 + shape * 11) % 360} 40% ${20 + ((seed + shape * 7) % 60)}% / 0.6)`;
          const [x, y] = [(seed * 71 + shape * 173) % width, (seed * 29 + shape * 97) % canvas.height];
          paint.fillRect(x, y, 20 + ((shape * 31) % 260), 20 + ((shape * 17) % 200));
        }
        const picture = paint.getImageData(0, 0, width, canvas.height);
        for (let at = 0; at < picture.data.length; at++)
          picture.data[at] = (picture.data[at] ?? 0) + (Math.random() - 0.5) * 7;
        paint.putImageData(picture, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
        return new Uint8Array(await blob.arrayBuffer()).toBase64();
      },
      [seed, fileLimits.longestSide] as const,
    );
  const photos: Uint8Array[] = [];
  for (let seed = 0; seed < photoCount; seed++) photos.push(Buffer.from(await take(seed), 'base64'));
  await page.close();
  return photos;
}

/** Every fifth piece of work or so has a photo of its own. */
async function furnishWithPhotos(app: App, household: Household, photos: readonly Uint8Array[]): Promise<string> {
  await furnish(app, household);
  const { entries } = await app.getHistory({ household, language: 'en' });
  const done = entries.filter(({ kind }) => kind === 'done');
  for (const [index, content] of photos.entries()) {
    const entryId = done[Math.floor((index * done.length) / photos.length)]?.id ?? '';
    await app.storeFile({ householdId: household.id, file: cleanFile(content), owner: { entryId } });
  }
  const scope = { costs: true, names: true, notes: true, photos: true };
  return (await app.sharePassport({ householdId: household.id, days: 30, scope, language: 'en' })).url;
}

/** From the start of the navigation until everything in view is drawn, pictures too. */
async function opening(page: Page, address: string, sign: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(sign).first().waitFor();
  return page.evaluate(async () => {
    const inView = () =>
      [...document.images].filter((each) => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return height > 0 && top < innerHeight && bottom > 0;
      });
    while (inView().some(({ complete }) => !complete)) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now();
  });
}

/** Until every picture is drawn, those of a passport's annex too, as it is before printing. */
async function showAll(page: Page): Promise<{ readonly ms: number; readonly pictures: number }> {
  const annex = page.getByRole('switch', { name: 'Every entry, in an annex' });
  if ((await annex.count()) > 0) await annex.click();
  return page.evaluate(async () => {
    const since = performance.now();
    const pictures = [...document.images];
    for (const each of pictures) each.loading = 'eager';
    await Promise.all(pictures.map((each) => each.decode()));
    return { ms: performance.now() - since, pictures: pictures.length };
  });
}

/** Opens five years with 300 distinct photos on a phone that has nothing of them yet. */
export async function run(): Promise<void> {
  await Promise.all([buildWeb(), buildServer(), installChromium()]);
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl, dataDir } = closing.use(await startDatabase());
  const browser = closing.adopt(await chromium.launch(launchOptions()), (open) => open.close());
  const photos = await takePhotos(browser);
  const bytes = photos.reduce((sum, { length }) => sum + length, 0);
  process.stdout.write(`${photos.length} photos, ${(bytes / photos.length / 1024).toFixed(0)} KB each\n`);

  const appSecret = randomBytes(32).toString('hex');
  let passport = '';
  const { token } = await makeResident({
    databaseUrl,
    appSecret,
    dataDir,
    features: everything,
    furnish: async (app, household) => {
      passport = await furnishWithPhotos(app, household, photos);
    },
  });
  const [port = ''] = await reservePorts(1);
  const origin = `http://localhost:${port}`;
  const settings = {
    ...serverSettings(databaseUrl, appSecret),
    ...{
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    },
  };
  const server = await startProgram(new URL('../dist/server/http.js', import.meta.url).pathname, settings);
  closing.defer(() => server.stop());

  const screens = [
    { name: 'history, this year', path: '/history', sign: 'main [data-task]' },
    { name: 'history, all years', path: '/history?year=all', sign: 'main [data-task]' },
    { name: 'passport', path: '/history/passport', sign: 'main table' },
    { name: 'shared passport', path: new URL(passport).pathname + new URL(passport).hash, sign: 'main table' },
  ];
  for (const { name, path, sign } of screens) {
    const times: number[] = [];
    let all = { ms: 0, pictures: 0 };
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
      times.push(await opening(page, origin + path, sign));
      if (round === rounds - 1) all = await showAll(page);
      await context.close();
      await pause(100);
    }
    const middle = median(counted(times)).toFixed(0);
    const slowest = Math.max(...counted(times)).toFixed(0);
    process.stdout.write(
      `${name}: ${middle} ms, at most ${slowest} ms; goal ${textOf(goals.photos)}; then all ${all.pictures} pictures in ${all.ms.toFixed(0)} ms\n`,
    );
  }
}
