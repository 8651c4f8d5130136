import { randomBytes } from 'node:crypto';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { buildWeb } from '#apps/site/build.ts';
import { languages } from '#core/domain/languages.ts';
import { installChromium, launchOptions } from '#test/support/browser/chromium.ts';
import { watchRequests } from '#test/support/browser/open-requests.ts';
import { untilAtRest } from '#test/support/browser/until-at-rest.ts';
import { watchWork } from '#test/support/browser/watch-work.ts';
import { reservePorts } from '#test/support/server/ports.ts';
import { buildServer } from '../build/build-server.ts';
import { startDatabase } from './database.ts';
import { everything } from './five-years.ts';
import { goals, textOf } from './goals.ts';
import { startProgram } from './program.ts';
import { counted, median } from './report.ts';
import { makeResident, serverSettings } from './resident.ts';

const rounds = 5;
const slower = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

declare global {
  interface Window {
    /** How long each press took until it was painted, in milliseconds. */
    presses: number[];
  }
}

/** Has the page note the duration of its presses: browsers round it to 8 ms, and report none under 16. */
const notePresses = () => {
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** From the press to the paint that follows it. */
async function painted(page: Page, target: Locator): Promise<number> {
  await untilAtRest(page);
  await page.evaluate(() => {
    window.presses = [];
  });
  await target.tap();
  await untilAtRest(page);
  return page.evaluate(() => Math.max(16, ...window.presses));
}

/** The size and number of the scripts that the page has loaded. */
const scripts = (page: Page) =>
  page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
    return { count: files.length, bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });

/** As many words as the page shows, without what is folded. */
const words = (page: Page) =>
  page.evaluate(() => (document.querySelector('main')?.innerText ?? '').split(/\s+/).filter(Boolean).length);

/** The heights of the tasks' rows, and how much there is to press. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    rows: [...document.querySelectorAll('[data-task]')].map((row) => row.getBoundingClientRect().height),
    controls: [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().bottom > 0,
    ).length,
  }));

type Note = (what: Measure, value: number) => void;
type Measure = keyof typeof goals.screens;

async function walk(browser: Browser, origin: string, token: string, note: Note) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  watchRequests(context);
  await context.addInitScript(watchWork);
  const page = await context.newPage();
  await page.addInitScript(notePresses);
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('cookieConsent', 'false');
  }, token);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${origin}/dashboard?week=1`);
  const task = page.locator('[data-task]').first();
  await task.waitFor();
  await untilAtRest(page);
  const loaded = await scripts(page);
  note('scripts of a week', loaded.count);
  note('kB of scripts of a week', loaded.bytes / 1024);
  const { rows, controls } = await looks(page);
  note('px of a row, median', median(rows));
  note('px of a row, most', Math.max(...rows));
  note('controls of a week', controls);
  const tick = task.locator('button').first();
  const next = page.locator('header nav button').last();
  const back = page.locator('header nav button').first();
  note('ms of a tick', await painted(page, tick));
  note('ms of an untick', await painted(page, tick));
  note('ms of opening a task', await painted(page, task.locator('h3 button')));
  note('ms of closing it', await painted(page, task.locator('h3 button')));
  note('ms of the next week', await painted(page, next));
  note('ms of the one after', await painted(page, next));
  note('ms of the way back', await painted(page, back));
  await page.goto(`${origin}/year`);
  await page.locator('main fieldset').waitFor();
  await untilAtRest(page);
  note('words of the year', await words(page));
  await context.close();
}

/** How long after a press a phone paints, four times slower than this machine, with the week of a house with every feature. */
export async function run(): Promise<void> {
  await Promise.all([buildWeb(), buildServer(), installChromium()]);
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl, dataDir } = closing.use(await startDatabase());
  const browser = closing.adopt(await chromium.launch(launchOptions()), (open) => open.close());
  const appSecret = randomBytes(32).toString('hex');
  const { token } = await makeResident({ databaseUrl, appSecret, dataDir, features: everything });
  const [port = ''] = await reservePorts(1);
  const origin = `http://localhost:${port}`;
  const server = await startProgram(new URL('../dist/server/http.js', import.meta.url).pathname, {
    ...serverSettings(databaseUrl, appSecret),
    ...{ PORT: port, HOST: '127.0.0.1', PUBLIC_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: 'info' },
  });
  closing.defer(() => server.stop());
  for (const language of languages) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await fetch(`${origin}/api/users/profile`, { method: 'PUT', headers, body: JSON.stringify({ language }) });
    const measured = new Map<Measure, number[]>();
    for (let round = 0; round < rounds; round++)
      await walk(browser, origin, token, (what, value) => measured.set(what, [...(measured.get(what) ?? []), value]));
    for (const [what, values] of measured) {
      const own = counted(values);
      process.stdout.write(
        `${language}, ${what}: ${median(own).toFixed(0)}, at most ${Math.max(...own).toFixed(0)}; goal ${textOf(goals.screens[what])}\n`,
      );
    }
  }
}
